# Cardsight as a container image: `docker build --tag cardsight .`
# docs/deploy.md explains how to run it. checks/deploy/dockerfile.drill.test.ts executes the instructions below one by one.

# Dependabot updates the digests. docs/deploy.md explains how to do it by hand.
FROM node:24-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build
# Only what the server loads: no build tools, no tests, no npm.
RUN node scripts/image/assemble.ts out

FROM debian:bookworm-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/out/app /app
# The folder /data belongs to the server's user, so a new volume does, too.
COPY --from=build --chown=10001:10001 /app/out/state /
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "packages/server/src/process/start.ts"]
