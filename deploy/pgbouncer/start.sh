#!/bin/sh
# Configures the password that `migrate` generates for the API's role.
set -eu
umask 077
until [ -s /data/database-password ]; do sleep 1; done
printf '"portal_api" "%s"\n' "$(cat /data/database-password)" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/portal.ini
