#!/bin/sh
# Lets the api's role in with the password that `migrate` has made.
set -eu
umask 077
printf '"portal_api" "%s"\n' "$(cat /data/database-password)" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/portal.ini
