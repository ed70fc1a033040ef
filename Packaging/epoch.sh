#!/bin/bash
# Prints the time of a package's files in seconds since 1970: SOURCE_DATE_EPOCH, or that of the commit.
set -euo pipefail
echo "${SOURCE_DATE_EPOCH:-$(git -C "$(dirname "${BASH_SOURCE[0]}")" log -1 --format=%ct)}"
