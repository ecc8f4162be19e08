import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { inRoot } from './paths.mjs';
import { Advice, run, secondsSince, tail } from './run.mjs';

const PORTAL = inRoot('apps/portal');
const DIST = path.join(PORTAL, 'dist');
// Inside node_modules: a new install builds anew, and nothing of it is served.
const MARKER = inRoot('node_modules/.passo-portal');
const SOURCES = ['apps/portal', 'packages', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist.unfinished']);

/** Builds the portal unless its sources are those of the last build. Does nothing while there is no portal yet. */
export async function ensurePortalBuilt(node) {
  if (!fs.existsSync(path.join(PORTAL, 'index.html'))) return;
  const hash = hashSources();
  if (fs.existsSync(path.join(DIST, 'index.html')) && readMarker() === hash) return;
  const start = performance.now();
  console.log('Building the portal ...');
  await build(node);
  fs.writeFileSync(MARKER, hash);
  console.log(`Built in ${secondsSince(start)} s.`);
}

// Built beside and then swapped: a running server never sees half a portal.
async function build(node) {
  const unfinished = `${DIST}.unfinished`;
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const { code, output } = await run(node, [vite, 'build', '--outDir', unfinished, '--emptyOutDir'], {
    cwd: PORTAL,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Advice(`The portal could not be built:\n${tail(output, 30)}`);
  compress(path.join(unfinished, 'assets'));
  fs.rmSync(DIST, { recursive: true, force: true });
  fs.renameSync(unfinished, DIST);
}

// Once here instead of at every request, and as small as it gets.
function compress(assets) {
  for (const file of filesIn(assets).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
    const content = fs.readFileSync(file);
    fs.writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
    fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function readMarker() {
  try {
    return fs.readFileSync(MARKER, 'utf8');
  } catch {
    return null;
  }
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesIn(inRoot(name))).sort()) {
    hash
      .update(`${path.relative(PORTAL, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (fs.statSync(place).isFile()) return /\.test\.tsx?$|\.tsbuildinfo$/.test(place) ? [] : [place];
  return fs
    .readdirSync(place)
    .filter((name) => !NOT_SOURCES.has(name))
    .flatMap((name) => filesIn(path.join(place, name)));
}
