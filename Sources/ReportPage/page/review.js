// The review of `mockup review`: stores decisions and sends them to the server. Null in a report that was
// opened from disk. `changed` is called after each change.
define("review", () => {
  function makeReview(data, changed) {
    if (!data) return null;
    // Decisions by id: {decision: "accepted" or "rejected", lines: messages}.
    const decisions = new Map(Object.entries(data.decisions));
    const review = {
      folder: data.folder, message: "", isProblem: false, isBusy: false, isOver: false,
      decision: (id) => decisions.get(id) || null,
      count: (name) => [...decisions.values()].filter((item) => item.decision === name).length,
    };

    function say(message, isProblem = false) {
      Object.assign(review, { message, isProblem });
      changed();
    }

    // Returns the server's answer; throws an error message.
    async function send(path, body) {
      let response;
      try {
        response = await fetch(path, {
          method: "POST", headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
      } catch {
        review.isOver = true;
        throw new Error("The review has ended: nobody answers. Start 'mockup review' again.");
      }
      const text = await response.text();
      if (response.ok) return JSON.parse(text);
      throw new Error(response.status === 409 ? JSON.parse(text).error : text);
    }

    async function decide(id, verb) {
      const answer = await send("/" + verb, { id });
      decisions.set(id, answer);
      return answer;
    }

    // Sends one request after the other, so that files are written in order.
    async function exclusively(body) {
      if (review.isBusy || review.isOver) return;
      review.isBusy = true;
      try {
        await body();
      } catch (error) {
        say(error.message, true);
      }
      review.isBusy = false;
      changed();
    }

    // `verb` is "accept" or "reject".
    review.decide = (id, verb) => exclusively(async () => {
      const answer = await decide(id, verb);
      say(`${id}: ${answer.lines.join(", ")}`);
    });

    review.acceptAll = (ids) => exclusively(async () => {
      const problems = [];
      let files = 0;
      for (const [index, id] of ids.entries()) {
        try {
          const answer = await decide(id, "accept");
          files += answer.lines.filter((line) => line.startsWith("wrote ")).length;
        } catch (error) {
          problems.push(error.message);
          if (review.isOver) break;
        }
        say(`${index + 1} of ${ids.length}: ${id}`);
      }
      const written = `${ids.length - problems.length} accepted, ${files === 1 ? "1 file" : `${files} files`} written`;
      say([written, ...problems].join("\n"), problems.length > 0);
    });

    review.end = () => exclusively(async () => {
      const answer = await send("/done", {});
      review.isOver = true;
      say(`${answer.lines.join("\n")}. The review has ended; this page can be closed.`);
    });
    return review;
  }

  return { makeReview };
});
