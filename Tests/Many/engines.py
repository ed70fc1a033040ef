"""The engines that many.py runs: those whose variables a runner sets, and a Slurm of its own."""
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import time


class Bazel:
    """Bazel runs a test with TEST_SHARD_INDEX from 0, and asks for a file by which the test says that it knows."""

    @staticmethod
    def command(jobs):
        build = (jobs / "BUILD.bazel").read_text()
        assert "shard_count = 8" in build
        return f"sh {shlex.quote(str(jobs / 'screens.sh'))}"

    @staticmethod
    def variables(index, total, folder):
        return {
            "TEST_SHARD_INDEX": str(index), "TEST_TOTAL_SHARDS": str(total),
            "TEST_SHARD_STATUS_FILE": str(folder / "status"),
            "TEST_UNDECLARED_OUTPUTS_DIR": str(folder)}

    @staticmethod
    def check(folder, check):
        check((folder / "status").exists(), "Bazel's status file was not touched")


class GitLab:
    """GitLab counts jobs from 1."""

    @staticmethod
    def command(jobs):
        text = (jobs / "gitlab-ci.yml").read_text()
        assert "parallel: 8" in text
        return re.search(r"script:\n +- (.*)\n", text).group(1)

    @staticmethod
    def variables(index, total, folder):
        return {"CI": "true", "CI_NODE_INDEX": str(index + 1), "CI_NODE_TOTAL": str(total),
                "CI_JOB_ID": str(1000 + index)}

    @staticmethod
    def check(folder, check):
        pass


class Kubernetes:
    """Kubernetes numbers the pods of an indexed job from 0, and does not say how many there are."""

    @staticmethod
    def command(jobs):
        text = (jobs / "kubernetes.yaml").read_text()
        assert "completions: 8" in text and "completionMode: Indexed" in text
        return re.search(r"args: \[-c, '(.*)'\]", text).group(1)

    @staticmethod
    def variables(index, total, folder):
        return {"JOB_COMPLETION_INDEX": str(index)}

    @staticmethod
    def check(folder, check):
        pass


class Slurm:
    """A controller and two nodes on this machine, with a munge of their own."""

    def __init__(self, folder):
        self.folder = folder
        self.processes = []
        self.configuration = folder / "slurm.conf"

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        # The nodes first, then the controller, then what they talk through.
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()

    def launch(self, *words):
        name = os.path.basename(words[0])
        log = open(self.folder / f"{name}-{len(self.processes)}.txt", "w")
        self.processes.append(subprocess.Popen(
            [str(word) for word in words], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            env={**os.environ, "SLURM_CONF": str(self.configuration)}))

    def start(self):
        for name in ["munge", "state", "spool", "log", "run"]:
            (self.folder / name).mkdir(parents=True)
            os.chmod(self.folder / name, 0o755)
        os.chmod(self.folder, 0o755)
        key = self.folder / "munge" / "key"
        key.write_bytes(os.urandom(128))
        os.chmod(key, 0o600)
        socket_path = self.folder / "munge" / "socket"
        munged = shutil.which("munged") or "/usr/sbin/munged"
        self.launch(
            munged, "--foreground", f"--key-file={key}", f"--socket={socket_path}",
            f"--pid-file={self.folder}/munge/pid", f"--log-file={self.folder}/munge/log",
            f"--seed-file={self.folder}/munge/seed")
        self.await_(lambda: socket_path.exists(), "munged")
        host = socket.gethostname().split(".")[0]
        self.configuration.write_text(f"""ClusterName=many
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort=17000
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={socket_path}
CryptoType=crypto/munge
StateSaveLocation={self.folder}/state
SlurmdSpoolDir={self.folder}/spool/%n
SlurmctldPidFile={self.folder}/run/slurmctld.pid
SlurmdPidFile={self.folder}/run/slurmd-%n.pid
SlurmctldLogFile={self.folder}/log/slurmctld.log
SlurmdLogFile={self.folder}/log/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
NodeName=n[1-2] NodeHostname={host} NodeAddr=127.0.0.1 Port=[17001-17002] CPUs=1 RealMemory=1000
PartitionName=main Nodes=ALL Default=YES
""")
        self.launch(shutil.which("slurmctld") or "/usr/sbin/slurmctld", "-D")
        for node in ["n1", "n2"]:
            self.launch(shutil.which("slurmd") or "/usr/sbin/slurmd", "-D", "-N", node)
        self.await_(lambda: self.states() == ["idle", "idle"], "two idle nodes")

    def states(self):
        outcome = subprocess.run(
            ["sinfo", "-h", "-N", "-o", "%t"], env={**os.environ, "SLURM_CONF": str(self.configuration)},
            capture_output=True, text=True)
        return outcome.stdout.split()

    def await_(self, condition, what, seconds=60):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                logs = [path.read_text(errors="replace")[-500:] for path in self.folder.glob("*.txt")]
                raise RuntimeError(f"slurm: no {what} in {seconds} s\n" + "\n".join(logs))
            time.sleep(0.1)

    def queue(self, number, environment, stage, *states):
        outcome = stage.run(
            "squeue", "-h", "-r", "-j", number, "-o", "%K %t", environment=environment)
        lines = [line.split() for line in outcome.stdout.splitlines()]
        return [index for index, state in lines if not states or state in states]

    def kill_task(self, number, environment, stage):
        """Kills the first task that runs, and says which."""
        self.await_(lambda: self.queue(number, environment, stage, "R"), "running task")
        task = self.queue(number, environment, stage, "R")[0]
        stage.run(
            "scancel", "--signal=KILL", "--full", f"{number}_{task}", environment=environment)
        return task

    def wait(self, number, environment, stage):
        self.await_(lambda: not self.queue(number, environment, stage), "end of the array", 3600)
