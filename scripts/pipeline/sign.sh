#!/bin/sh
# Signs the built release in a folder: `scripts/pipeline/sign.sh mf-psg/dist`. It needs OpenSSL 3 only, so that no package runs beside
# the key.
#
# KEY   private key (PEM); without it, nothing is signed
set -eu
folder=$1
# A link would publish another file of this machine.
if [ -n "$(find "$folder" ! -type f ! -type d)" ]; then echo "$folder contains more than files and folders" >&2; exit 1; fi
if [ -z "${KEY:-}" ]; then echo "$folder: not signed, because KEY is not set"; exit 0; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(umask 077; printenv KEY > "$work/key.pem")
openssl pkeyutl -sign -rawin -inkey "$work/key.pem" -in "$folder/portal.json" -out "$work/signature"
openssl base64 -A -in "$work/signature" -out "$folder/portal.json.sig"
