// Runs on the pinned Node: the server under `node --watch`, and Vite in front of it.
import fs from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as setTimeoutOf } from 'node:timers/promises';
import { createServer } from 'vite';
import { inRoot } from './paths.mjs';

const PORT = process.env.PORT ?? '3000';
const SERVER = `http://127.0.0.1:${PORT}`;
const NOT_THE_PORTAL = '^/(unauth|demo|simulador|healthz|readyz|metrics|openapi\\.json|docs|marcas|webhooks)';

/** Node itself starts it anew when its own files change. */
const startServer = () => {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', inRoot('apps/server/src/main.ts')], {
    cwd: inRoot(),
    env: { ...process.env, PORT },
    stdio: 'inherit',
  });
  child.on('exit', (code) => {
    if (child === server) process.exit(code ?? 0);
  });
  return child;
};
let server = startServer();

const vite = await createServer({
  root: inRoot('apps/portal'),
  appType: 'custom',
  server: { proxy: { [NOT_THE_PORTAL]: SERVER } },
  plugins: [{ name: 'pages-of-the-server', configureServer: (dev) => () => dev.middlewares.use(servePage) }],
});
await vite.listen();
vite.printUrls();
// Whoever opens an address at once is not told that the server is starting.
void answers().then(() => channelsOf(process.env.PASSO_PREVIEW).forEach((line) => console.log(line)));

// The files of partners are data, which the server reads when it starts.
vite.watcher.add([inRoot('partners'), inRoot('templates')]);
vite.watcher.on('all', (_event, file) => {
  if (/[\\/](partners|templates)[\\/]/.test(file)) restartSoon();
});

let restarting;
function restartSoon() {
  clearTimeout(restarting);
  restarting = setTimeout(async () => {
    const old = server;
    server = undefined;
    await stopped(old);
    server = startServer();
    await answers();
    vite.ws.send({ type: 'full-reload' });
  }, 200);
}

function stopped(child) {
  child.kill('SIGTERM');
  return child.exitCode === null ? once(child, 'exit') : undefined;
}

/** As soon as it answers; one that finds a mistake in a file says so, and answers once it is mended. */
async function answers() {
  while (
    !(await fetch(`${SERVER}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeoutOf(200);
}

/** Where each channel of a partner is looked at: at the server itself, since Vite has no first pages. */
function channelsOf(slug) {
  if (slug === undefined) return [];
  const { channels } = JSON.parse(fs.readFileSync(inRoot('partners', slug, 'partner.json'), 'utf8'));
  return channels.map(({ code, name }) => `  ${name}: ${SERVER}/?canal=${code}`);
}

// Vite goes with this process; the server closes its PostgreSQL first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server?.kill('SIGTERM'));

/** The portal's page as it is on disk, with the theme and the start that the server put into the built one. */
async function servePage(request, response, next) {
  try {
    const answered = await fetch(SERVER + request.originalUrl, {
      headers: { cookie: request.headers.cookie ?? '', ...forwarded(request.headers) },
      redirect: 'manual',
    });
    const template = fs.readFileSync(inRoot('apps/portal/index.html'), 'utf8');
    const html = await vite.transformIndexHtml(request.originalUrl, fill(template, await answered.text()));
    response.writeHead(answered.status, {
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': answered.headers.getSetCookie(),
    });
    response.end(html);
  } catch (error) {
    next(error);
  }
}

/** Through a tunnel the server refuses its pages; it has to see that there is one. */
const forwarded = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-forwarded-')));

function fill(template, served) {
  const part = (pattern) => pattern.exec(served)?.[0] ?? '';
  const head = [
    /<title>.*?<\/title>/s,
    /<link rel="icon"[^>]*>/,
    /<script type="application\/json" id="start">.*?<\/script>/s,
  ];
  return template
    .replace('<!--theme-->', () => part(/<style>.*?<\/style>/s))
    .replace('<!--start-->', () => head.map(part).join(''))
    .replace('<html lang="pt-BR"', () => part(/<html lang="pt-BR"( data-theme="\w+")?/) || '<html lang="pt-BR"');
}
