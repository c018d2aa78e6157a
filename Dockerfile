# Builds every part of the portal:
#   docker build --target api .
#   docker build --target host .
#   docker build --target remote --build-arg APP=mf-courses .
# and for several hosts and APIs: edge, pooler.

# An image by its digest, instead of the tag below: docs/deploying.md, "Images".
ARG NODE_IMAGE

FROM node:26-bookworm-slim AS node

FROM ${NODE_IMAGE:-node} AS base
WORKDIR /portal

# Each package's manifest alone: other changes install nothing.
FROM base AS manifests
COPY . .
RUN find . -mindepth 2 -type f ! -name package.json -delete && find . -type d -empty -delete

FROM base AS workspace
COPY --from=manifests /portal ./

FROM workspace AS build
RUN npx -y pnpm@12.21.0 install --frozen-lockfile
COPY . .
RUN node shared/platform/build/bundle-remote-server.ts serve-remote.cjs
# The remote to build.
ARG APP=host
# Hash and time of the commit, for the manifests: docs/deploying.md, "Releasing one remote".
ARG RELEASE_COMMIT
RUN node shared/platform/build/build.ts "$APP"

# Each part's production dependencies.
FROM workspace AS api-libraries
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter-prod "@portal/api..."

FROM workspace AS host-libraries
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter-prod "@portal/host..."

# HAProxy and pgbouncer from Debian, in front of several hosts and APIs and of their database.
FROM base AS edge
RUN apt-get update && apt-get install -y --no-install-recommends haproxy && rm -rf /var/lib/apt/lists/*
COPY deploy/haproxy /etc/haproxy/portal
ENV HAPROXY_FOLDER=/etc/haproxy/portal
USER haproxy
# Completes open requests first; SIGINT does the same for pgbouncer.
STOPSIGNAL SIGUSR1
CMD ["haproxy", "-W", "-db", "-f", "/etc/haproxy/portal/haproxy.cfg"]

FROM base AS pooler
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY deploy/pgbouncer/pgbouncer.ini /etc/pgbouncer/portal.ini
COPY deploy/pgbouncer/start.sh /usr/local/bin/start-pgbouncer
USER node
STOPSIGNAL SIGINT
CMD ["sh", "/usr/local/bin/start-pgbouncer"]

# Removes files that no part needs at run time: package managers, headers, manuals and package lists.
FROM base AS bare
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* /usr/share/doc /usr/share/man /usr/share/locale \
    /usr/share/info /var/lib/apt/lists /var/cache/apt /var/cache/debconf

# A single layer, so that removed files are really gone. Runs as an unprivileged user.
FROM scratch AS runtime
COPY --from=bare / /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /portal
RUN mkdir -p /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
USER node

FROM runtime AS api
COPY --from=api-libraries /portal ./
COPY shared shared
COPY api api
ENV DATA_DIR=/data
VOLUME /data
CMD ["node", "--max-semi-space-size=16", "api/src/main.ts"]

FROM runtime AS remote
ARG APP
ENV APP=$APP
COPY --from=build /portal/serve-remote.cjs ./
COPY --from=build /portal/$APP/dist $APP/dist
CMD ["sh", "-c", "exec node serve-remote.cjs \"$APP\""]

FROM runtime AS host
COPY --from=host-libraries /portal ./
COPY shared shared
COPY host host
COPY --from=build /portal/host/dist host/dist
# One malloc arena for all threads, and memory returned at once: a third less memory.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536
# Caches Node's compiled TypeScript: saves 15 MiB of memory from the second start on.
ENV NODE_COMPILE_CACHE=/data/compiled
# The registry is edited at run time; it starts as a copy of the image's.
ENV DATA_DIR=/data REGISTRY=/data/registry.json
VOLUME /data
CMD ["sh", "-c", "cp -n registry.json /data/; exec node --max-semi-space-size=5 --v8-pool-size=1 host/server/main.ts"]
