// The law of imports: docs say why, tests/repository/law.json says who, tests/repository/law.test.ts proves that it bites.
import fs from 'node:fs';

const law = JSON.parse(fs.readFileSync(new URL('tests/repository/law.json', import.meta.url), 'utf8'));

// Tests may look at anything; what ships may not look at them.
const TESTS = String.raw`\.test\.tsx?$|/testing/`;
const NODE_MODULES = 'node_modules/';

const folderOf = (name) => law[name].folder;
const anyOf = (parts) => `^(${parts.join('|')})`;

const workspaceRules = Object.entries(law).map(([name, { folder, workspaces }]) => ({
  name: `${name}-imports-only-what-it-may`,
  comment: `${folder} may import only ${workspaces.join(', ') || 'nothing'} of this repository.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: {
    path: '^(packages|apps|scripts|tests|benchmarks)/',
    pathNot: anyOf([name, ...workspaces].map((each) => `${folderOf(each)}/`)),
  },
}));

const libraryRules = Object.entries(law)
  .filter(([, { libraries }]) => Array.isArray(libraries))
  .map(([name, { folder, libraries }]) => ({
    name: `${name}-uses-only-its-libraries`,
    comment: `${folder} is pure: it may use only ${libraries.join(', ') || 'ECMAScript'}.`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: TESTS },
    to: {
      dependencyTypesNot: ['local', 'aliased'],
      path: `${NODE_MODULES}|^node:`,
      ...(libraries.length > 0 ? { pathNot: libraries.map((library) => `${NODE_MODULES}(@types/)?${library}/`) } : {}),
    },
  }));

const pureRule = {
  name: 'packages-know-no-node',
  comment: 'What runs in the browser and on the server alike knows neither files nor processes.',
  severity: 'error',
  from: { path: '^packages/', pathNot: TESTS },
  to: { dependencyTypes: ['core'] },
};

/**
 * The rooms of a folder, from the ground up: each imports only from those below it. The files directly in the folder put
 * things together and may know all rooms; no room knows them. A room that stands in no list may neither import nor be imported.
 */
function roomRules(base, order) {
  const house = base
    .replace(/^(?:apps|packages)\//, '')
    .replace(/\/?src/, '')
    .replaceAll('/', '-');
  const rooms = order.map((room, index) => ({
    name: `${house}-${room}-looks-down`,
    comment: `In ${base} ${room} may import only from ${order.slice(0, index).join(', ') || 'no other room'}.`,
    severity: 'error',
    from: { path: `^${base}/${room}/`, pathNot: TESTS },
    to: { path: `^${base}/`, pathNot: anyOf(order.slice(0, index + 1).map((below) => `${base}/${below}/`)) },
  }));
  const unlisted = {
    name: `${house}-rooms-are-listed`,
    comment: `Every room of ${base} has its place in the list of rooms (.dependency-cruiser.mjs).`,
    severity: 'error',
    from: { path: `^${base}/[^/]+/`, pathNot: [TESTS, anyOf(order.map((room) => `${base}/${room}/`))] },
    to: {},
  };
  return [...rooms, unlisted];
}

const PORTAL_ROOMS = [
  'styles',
  // When a component is there.
  'drawing',
  // The browser that this is: what it keeps, where it is.
  'device',
  // Calls to the server, and how they fail.
  'wire',
  // What the page knows now.
  'state',
  // What the page was opened with, and its ways out.
  'session',
  // Where the customer stands, and what moves them on.
  'journey',
  // An open form: what is typed, kept and sent.
  'form',
  // One field of it, drawn.
  'fields',
  // What stands around every step.
  'shell',
  // One step, drawn.
  'views',
  // Steps and fields shown to those who build flows.
  'preview',
  // A whole page.
  'screens',
  // How a page begins.
  'start',
];

const UI_ROOMS = ['theme', 'icons', 'illustrations', 'controls', 'layout', 'overlays', 'panel', 'money'];

// Inside the server, from the doors (HTTP and jobs) to the ground. A folder imports only from those below it.
const MAY_NOT = {
  routes: ['repositories', 'jobs', 'database'],
  jobs: ['routes'],
  flows: ['routes', 'jobs'],
  repositories: ['routes', 'flows', 'jobs', 'ports', 'channels'],
  ports: ['routes', 'flows', 'jobs', 'repositories', 'channels'],
  channels: ['routes', 'flows', 'jobs'],
  resources: ['routes', 'flows', 'jobs'],
  platform: ['routes', 'flows', 'jobs', 'repositories', 'ports', 'channels', 'resources'],
  database: ['routes', 'flows', 'jobs', 'repositories', 'ports', 'channels', 'resources'],
};
const SERVER = 'apps/server/src/';
// main.ts and what it is made of: the files directly in src/ put the parts together and may know all of them.
const ROOM = `^${SERVER}[^/]+/`;

const zoneRules = Object.entries(MAY_NOT).map(([zone, above]) => ({
  name: `server-${zone}-look-down`,
  comment: `Inside the server ${zone} may not import from ${above.join(', ')}: routes and jobs → flows → repositories and ports.`,
  severity: 'error',
  from: { path: `^${SERVER}${zone}/`, pathNot: TESTS },
  to: { path: anyOf(above.map((each) => `${SERVER}${each}/`)) },
}));

const KEPT_TO = { fastify: ['routes/', 'platform/', 'simulator/pages/'], pg: ['database/'] };

const serverLibraryRules = Object.entries(KEPT_TO).map(([library, places]) => ({
  name: `server-keeps-${library}-in-its-place`,
  comment: `Besides ${places.join(', ')} only what puts the server together knows ${library}.`,
  severity: 'error',
  from: {
    path: ROOM,
    pathNot: [TESTS, ...places.map((place) => `^${SERVER}${place}`)],
  },
  to: { path: `${NODE_MODULES}(@types/)?${library}/` },
}));

export default {
  forbidden: [
    ...workspaceRules,
    ...libraryRules,
    pureRule,
    ...roomRules('apps/portal/src', PORTAL_ROOMS),
    ...roomRules('packages/ui/src', UI_ROOMS),
    ...zoneRules,
    ...serverLibraryRules,
    {
      name: 'only-the-root-names-vendors',
      comment: 'Providers are chosen where the server is put together; whoever else knows one cannot do without it.',
      severity: 'error',
      from: { path: ROOM, pathNot: [TESTS, '^apps/server/src/ports/[^/]+/[^/]+/'] },
      to: { path: '^apps/server/src/ports/[^/]+/[^/]+/' },
    },
    {
      name: 'vendors-know-no-other-vendor',
      comment: 'What two providers of a port share stands in the port itself.',
      severity: 'error',
      from: { path: '^apps/server/src/ports/([^/]+)/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/server/src/ports/[^/]+/[^/]+/', pathNot: '^apps/server/src/ports/$1/$2/' },
    },
    {
      name: 'kinds-know-no-sibling',
      comment: 'A kind is one folder: what two kinds share stands in catalog/src/parts.',
      severity: 'error',
      from: { path: '^packages/catalog/src/(fields|steps|products)/([^/]+)/', pathNot: TESTS },
      to: { path: '^packages/catalog/src/(fields|steps|products)/[^/]+/', pathNot: '^packages/catalog/src/$1/$2/' },
    },
    {
      name: 'no-schema-library-in-the-browser',
      comment: 'The portal needs the types and the paths of the contract; zod would be 20 kB of the first load.',
      severity: 'error',
      from: { path: '^apps/(portal|office)/', pathNot: TESTS },
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/paths\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'paths-know-no-schema-library',
      comment: 'paths.ts is what the browser loads of the contract: it needs nothing of the rest at run time.',
      severity: 'error',
      from: { path: '^packages/contract/src/paths\\.ts$' },
      to: { path: '^packages/contract/|node_modules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere escapes every other rule.',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { couldNotResolve: true, pathNot: ['\\.css', '\\.svg', '\\.woff2', '^virtual:'] },
    },
    {
      name: 'no-tests-in-what-ships',
      comment: 'Helpers of tests stay with tests.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: TESTS },
      to: { path: `${TESTS}|^tests/|${NODE_MODULES}(vitest|fast-check)/` },
    },
    {
      name: 'nothing-undeclared',
      comment: 'What a package uses stands in its own package.json; what ships uses no development tool.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [TESTS, 'vite\\.config\\.ts$'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
