#!/bin/bash
# Compares screens with their goldens, or merges the reports of shards, for a step of a workflow. The outputs are the
# folder of the report and the program's status; a later step ends the job with it, after the report is uploaded.
#
#   SCREENS    the folder of the screens
#   SHARD      K/N, or empty for all pictures
#   MERGE      'true' merges the reports in PARTS; else screens are compared
#   PARTS      the folder with a report of each shard
#   TIMINGS    a file that 'merge-report --timings' wrote, or empty; one that is not there counts as none
#   ARGUMENTS  further arguments of 'mockup test', one a line
#   RUNNER_TEMP, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY  as GitHub sets them
set -euo pipefail

report=$RUNNER_TEMP/mockup-report
status=0
if [ "$MERGE" = true ]; then
  shopt -s nullglob
  parts=("$PARTS"/*/)
  if [ ${#parts[@]} -eq 0 ]; then
    echo "::error title=mockup::there are no reports of shards; jobs with 'shard' upload them"
    exit 1
  fi
else
  part=$RUNNER_TEMP/mockup-part
  parts=("$part")
  arguments=(test "$SCREENS" --record none --fail-on-stale --no-progress --report "$part")
  if [ -n "$SHARD" ]; then arguments+=(--shard "$SHARD"); fi
  if [ -n "$TIMINGS" ] && [ -f "$TIMINGS" ]; then arguments+=(--timings "$TIMINGS"); fi
  while IFS= read -r line; do
    if [ -n "$line" ]; then arguments+=("$line"); fi
  done <<<"$ARGUMENTS"
  mockup "${arguments[@]}" || status=$?
  # Without a report the screens were not compared: the program has said why.
  [ -f "$part/report.json" ] || exit "$status"
fi

if [ -n "$SHARD" ] && [ "$MERGE" != true ]; then
  report=$part
else
  # The report has failed before if one of its parts did.
  merge=0
  mockup merge-report "${parts[@]}" -o "$report" --junit "$report/junit.xml" --timings "$report/timings.json" \
    --markdown "$RUNNER_TEMP/mockup-summary.md" >"$RUNNER_TEMP/mockup-merge.log" || merge=$?
  if [ "$MERGE" = true ]; then cat "$RUNNER_TEMP/mockup-merge.log"; fi
  if [ "$status" -eq 0 ]; then status=$merge; fi
  [ -f "$report/report.json" ] || exit "$status"
  cat "$RUNNER_TEMP/mockup-summary.md" >>"$GITHUB_STEP_SUMMARY"
fi

{
  echo "report=$report"
  echo "status=$status"
  # A name that artifacts may have.
  echo "shard=${SHARD//\//-of-}"
} >>"$GITHUB_OUTPUT"
