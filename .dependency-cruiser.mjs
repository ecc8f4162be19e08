// The law of imports: docs say why, tests/repository/law.json says who, tests/repository/law.test.ts proves that it bites.
import fs from 'node:fs';

const read = (file) => JSON.parse(fs.readFileSync(new URL(file, import.meta.url), 'utf8'));
const law = read('tests/repository/law.json');
// The rooms of each house from the ground up, and what each is for; docs/architecture.md shows them.
const ROOMS = read('scripts/lib/rooms.json');

// Tests may look at anything; what ships may not look at them.
// What a vendor knows for its tests is theirs too.
const TESTS = String.raw`\.test\.tsx?$|/testing/|/ports/[^/]+/[^/]+/examples\.ts$`;
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
    comment: `Every room of ${base} has its place in the list of rooms (scripts/lib/rooms.json).`,
    severity: 'error',
    from: { path: `^${base}/[^/]+/`, pathNot: [TESTS, anyOf(order.map((room) => `${base}/${room}/`))] },
    to: {},
  };
  return [...rooms, unlisted];
}

const SERVER = 'apps/server/src/';
// main.ts and what it is made of: the files directly in src/ put the parts together and may know all of them.
const ROOM = `^${SERVER}[^/]+/`;

// A folder in the folder of a port is a vendor.
const VENDORS = `^${SERVER}ports/vendors\\.ts$`;
const VENDOR = `^${SERVER}ports/([^/]+)/(?!testing/)([^/]+)/`;

// What a door does is a flow: no route reads or writes by itself, nor does work that jobs do.
const doorRule = {
  name: 'server-routes-ask-flows',
  comment: 'A route reads a request, asks a flow and writes its answer.',
  severity: 'error',
  from: { path: `^${SERVER}routes/`, pathNot: TESTS },
  to: { path: anyOf(['repositories', 'jobs', 'database'].map((each) => `${SERVER}${each}/`)) },
};

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
    ...Object.entries(ROOMS).flatMap(([base, rooms]) => roomRules(base, Object.keys(rooms))),
    doorRule,
    ...serverLibraryRules,
    {
      name: 'only-the-table-names-vendors',
      comment: 'A vendor is known by its line in ports/vendors.ts; whoever else knows one cannot do without it.',
      severity: 'error',
      from: { path: `^${SERVER}`, pathNot: [TESTS, VENDOR, VENDORS, `^${SERVER}simulator/world\\.ts$`] },
      to: { path: VENDOR },
    },
    {
      name: 'only-the-world-speaks-a-vendors-wire',
      comment: 'Who pretends calls back as Clicksign does; of no other vendor does it know anything.',
      severity: 'error',
      from: { path: `^${SERVER}simulator/`, pathNot: TESTS },
      to: { path: VENDOR, pathNot: `^${SERVER}ports/signature/clicksign/clicksignDoor\\.ts$` },
    },
    {
      name: 'only-the-registry-reads-the-table',
      comment:
        'Whoever takes a vendor out of ports/vendors.ts knows it by name: ports/registry.ts finds the chosen one.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [TESTS, `^${SERVER}ports/registry\\.ts$`] },
      to: { path: VENDORS },
    },
    {
      name: 'vendors-know-no-other-vendor',
      comment: 'What two providers share stands in their port, or in ports/.',
      severity: 'error',
      from: { path: VENDOR, pathNot: TESTS },
      to: { path: VENDOR, pathNot: `^${SERVER}ports/$1/$2/` },
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
      comment:
        'The portal needs the types, the paths and the words of the contract; zod would be 20 kB of the first load.',
      severity: 'error',
      from: { path: '^apps/(portal|office)/', pathNot: TESTS },
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/(paths|stepWords|triedAmount|tutorialSteps)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'paths-know-no-schema-library',
      comment: 'What the browser loads of the contract needs nothing of the rest at run time.',
      severity: 'error',
      from: { path: '^packages/contract/src/(paths|stepWords|triedAmount|tutorialSteps)\\.ts$' },
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
