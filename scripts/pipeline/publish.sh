#!/bin/sh
# Publishes the built release of a remote: `scripts/pipeline/publish.sh mf-psg`, or `… mf-psg pr-42` as a preview.
#
# PUBLISH        command that copies the folder $FOLDER to $TARGET below RELEASES_URL
# RELEASES_URL   base URL of that server, for previews
# PORTAL         command that runs `portal` where the registry is, for previews
set -eu
remote=$1
preview=${2:-}
# They become part of commands.
case "$remote$preview" in *[!a-z0-9-]*) echo "not a remote or preview: $remote $preview" >&2; exit 1 ;; esac
export FOLDER="$remote/dist" TARGET="$remote"
if [ -n "$preview" ]; then export TARGET="previews/$preview/$remote"; fi
sh -euc "$PUBLISH"
if [ -n "$preview" ]; then sh -euc "$PORTAL preview publish $preview $remote $RELEASES_URL/$TARGET"; fi
