import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '../support/amount.ts';
import { copyOfHouse, type House } from './copyOfHouse.ts';

/* What somebody forgets or misspells while adding a thing, made in a copy of the house all at once. Each is refused by the types or by
   `npm run check`, in words that lead to the mend. */

/** Where it is refused: a program of the compiler, the law of imports, a unit test, or the reading of partners. */
type Judge = 'catalog' | 'portal' | 'server' | 'law' | 'unit' | 'partners';

interface Mistake {
  readonly what: string;
  readonly make: (house: House) => void;
  readonly judge: Judge;
  /** What is said of it: where, and which way out. */
  readonly says: RegExp;
}

const CATALOG = 'packages/catalog/src';
const PORTS = 'apps/server/src/ports';
const vendor = (of: string, make: string, needs = '[]'): string =>
  `import { defineVendor } from '../../vendor.ts';
export const errado = defineVendor({ ${of}, needs: ${needs}, make: ${make} });
`;
const never = '() => ({ find: async () => ({ kind: "done", address: null }) })';

const mistakes: readonly Mistake[] = [
  {
    what: 'a field kind names a control that does not exist',
    make: (house) =>
      house.replace(`${CATALOG}/fields/percentage/percentage.ts`, `control: 'percent'`, `control: 'stars'`),
    judge: 'catalog',
    says: /percentage\.ts.*'"stars"' is not assignable to type 'ControlName'/,
  },
  {
    what: 'a step kind names a view and a picture that do not exist',
    make: (house) =>
      house.replace(`${CATALOG}/steps/form/form.ts`, `view: 'form'`, `view: 'formm', illustration: 'hourglas'`),
    judge: 'catalog',
    says: /form\.ts.*'"formm"' is not assignable to type 'ViewName'[\s\S]*'"hourglas"' is not assignable to type 'IllustrationName/,
  },
  {
    what: 'a step kind forgets its words',
    make: (house) => house.replace(`${CATALOG}/steps/details/details.ts`, '  texts: {', '  words: {'),
    judge: 'catalog',
    says: /details\.ts.*'words' does not exist in type 'StepKind'/,
  },
  {
    what: 'a step kind asks a port something that it does not answer',
    make: (house) =>
      house.replace(`${CATALOG}/steps/creditAnalysis/creditAnalysis.ts`, `'bureau.analyse'`, `'bureau.analise'`),
    judge: 'catalog',
    says: /creditAnalysis\.ts.*'"bureau\.analise"' is not assignable[\s\S]*/,
  },
  {
    what: 'a question is added to a port, and nobody says what it leaves standing',
    make: (house) => house.replace(`${CATALOG}/ports/operations.ts`, `  'utility.readBill': nothing,\n`, ''),
    judge: 'catalog',
    says: /operations\.ts.*'"?utility\.readBill"?'? is missing|operations\.ts[\s\S]*utility\.readBill/,
  },
  {
    what: 'a kind knows its sibling',
    make: (house) => house.append(`${CATALOG}/fields/cnpj/cnpj.ts`, `\nimport '../money/money.ts';\n`),
    judge: 'law',
    says: /kinds-know-no-sibling: packages\/catalog\/src\/fields\/cnpj\/cnpj\.ts/,
  },
  {
    what: 'a field kind has no examples',
    make: (house) => fs.rmSync(house.at(`${CATALOG}/fields/money/examples.ts`)),
    judge: 'unit',
    says: /× .*field kind money/,
  },
  {
    what: 'a control has a name and is drawn by nobody',
    make: (house) => house.replace('packages/engine/src/looks.ts', `\n  | 'slider'`, `\n  | 'rating'\n  | 'slider'`),
    judge: 'portal',
    says: /fields\/registry\.ts.*Property 'rating' is missing/,
  },
  {
    what: 'a view has a name and is drawn by nobody',
    make: (house) => house.replace('packages/engine/src/looks.ts', `\n  | 'details'`, `\n  | 'details'\n  | 'gift'`),
    judge: 'portal',
    says: /views\/registry\.ts.*Property 'gift' is missing/,
  },
  {
    what: 'the portal reaches up into another room',
    make: (house) => house.append('apps/portal/src/wire/retry.ts', `\nimport '../views/view.ts';\n`),
    judge: 'law',
    says: /portal-wire-looks-down: apps\/portal\/src\/wire\/retry\.ts → apps\/portal\/src\/views\/view\.ts/,
  },
  {
    what: 'a vendor belongs to a port that does not exist',
    make: (house) =>
      house.write(`${PORTS}/addresses/errado1/vendor.ts`, vendor(`port: 'adresses', name: 'errado1'`, never)),
    judge: 'server',
    says: /errado1\/vendor\.ts.*'"adresses"' is not assignable to type 'PortName'/,
  },
  {
    what: 'a vendor reads a key that it does not ask for',
    make: (house) =>
      house.write(
        `${PORTS}/addresses/errado2/vendor.ts`,
        vendor(
          `port: 'addresses', name: 'errado2'`,
          `({ secret }) => ({ find: async () => ({ kind: 'failed', reason: secret('OUTRA') }) })`,
          `['CHAVE']`,
        ),
      ),
    judge: 'server',
    says: /errado2\/vendor\.ts.*'"OUTRA"' is not assignable to parameter of type '"CHAVE"'/,
  },
  {
    what: 'a vendor does not answer its port',
    make: (house) =>
      house.write(
        `${PORTS}/addresses/errado3/vendor.ts`,
        vendor(`port: 'addresses', name: 'errado3'`, `() => ({ look: async () => null })`),
      ),
    judge: 'server',
    says: /errado3\/vendor\.ts.*Property 'find' is missing .* but required in type 'Addresses'/,
  },
  {
    what: 'a vendor answers a question that its port does not have',
    make: (house) =>
      house.write(
        `${PORTS}/utility/errado4/vendor.ts`,
        vendor(`port: 'utility', name: 'errado4'`, `() => ({ 'utility.lerConta': { timeoutMs: 1, tries: 2 } })`),
      ),
    judge: 'server',
    says: /errado4\/vendor\.ts.*'utility\.lerConta'/,
  },
  {
    what: 'a vendor has a folder and no line in the table',
    make: (house) => house.write(`${PORTS}/companies/errado5/vendor.ts`, 'export {};\n'),
    judge: 'unit',
    says: /every folder is a vendor of its name[\s\S]*companies\/errado5/,
  },
  {
    what: 'a vendor knows another one',
    make: (house) =>
      house.append(`${PORTS}/companies/brasilapi/brasilapi.ts`, `\nimport '../../addresses/viacep/viacep.ts';\n`),
    judge: 'law',
    says: /vendors-know-no-other-vendor: .*companies\/brasilapi\/brasilapi\.ts → .*viacep/,
  },
  {
    what: 'a port that steps ask has nobody who answers it usually',
    make: (house) => house.replace(`${PORTS}/registry.ts`, `  office: SIMULATED,\n`, ''),
    judge: 'server',
    says: /registry\.ts[\s\S]*Property 'office' is missing/,
  },
  {
    what: 'a call has no route',
    make: (house) => house.replace('apps/server/src/routes/calls.ts', '\n  previewStep: ', '\n  previewStepp: '),
    judge: 'server',
    says: /calls\.ts.*'previewStepp' does not exist|Did you mean to write 'previewStep'/,
  },
  {
    what: 'a call has a path and no shape',
    make: (house) =>
      house.replace(
        'packages/contract/src/paths.ts',
        '\n  events: ',
        "\n  ping: { method: 'GET', path: '/unauth/ping' },\n  events: ",
      ),
    judge: 'server',
    says: /openApi\.ts[\s\S]*Property 'ping' is missing/,
  },
  {
    what: 'a vendor calls back at the door of another',
    make: (house) => {
      const twin = vendor(
        `port: 'companies', name: 'twilio', door: () => ({ provider: 'twilio', verify: () => false, read: () => null })`,
        '() => ({ find: async () => ({ kind: "failed", reason: "none" }) })',
      ).replace('errado', 'errado6');
      house.write(`${PORTS}/companies/twilio/vendor.ts`, twin);
      house.write(`${PORTS}/companies/twilio/examples.ts`, 'export const examples = { environment: {} };\n');
      house.append(`${PORTS}/vendors.ts`, `export { errado6 } from './companies/twilio/vendor.ts';\n`);
    },
    judge: 'unit',
    says: /no other vendor, of whatever port, has its name and a door[\s\S]*\+ +"twilio"/,
  },
  {
    what: 'a room of the server has no place among the others',
    make: (house) => house.write('apps/server/src/flows/attic/attic.ts', `import '../runtime/limit.ts';\n`),
    judge: 'law',
    says: /server-flows-rooms-are-listed: apps\/server\/src\/flows\/attic\/attic\.ts/,
  },
  {
    what: 'a file shows what nobody uses',
    make: (house) => house.append('packages/domain/src/clock.ts', `\nexport const never = 1;\n`),
    judge: 'unit',
    says: /packages\/domain\/src\/clock\.ts:\d+ exports never: nobody imports it/,
  },
  {
    what: 'a port has words that nobody uses, behind a door that passes all on',
    make: (house) => house.append(`${CATALOG}/ports/office.ts`, `\nexport type Unasked = string;\n`),
    judge: 'unit',
    says: /catalog\/src\/ports\/office\.ts:\d+ exports Unasked: nobody imports it/,
  },
  {
    what: 'a flow names a mask that does not exist',
    make: (house) => house.replace('templates/steps/conta.json', '"mask": "agency"', '"mask": "agencyy"'),
    judge: 'partners',
    says: /templates\/flows\/clt\.json at steps\[\d+\].*"agencyy" \(written in templates\/steps\/conta\.json\); did you mean "agency"/,
  },
  {
    what: 'a flow names a step kind that does not exist',
    make: (house) =>
      house.replace('templates/steps/contrato.json', '"stepType": "contract"', '"stepType": "contractt"'),
    judge: 'partners',
    says: /"contractt" \(written in templates\/steps\/contrato\.json\); did you mean "contract"/,
  },
  {
    what: 'a credit flow does not ask for the income that its product needs',
    make: (house) => house.replace('templates/flows/clt.json', /\{\s*"template": "trabalho"[^}]*\},/, ''),
    judge: 'partners',
    says: /templates\/flows\/clt\.json.*salarioBruto.*"trabalho"/,
  },
  {
    what: 'a question reads an answer under a name that nobody gives',
    make: (house) => house.replace(`${CATALOG}/parts/availablePay.ts`, `'salarioBruto'`, `'salarioBrutto'`),
    judge: 'catalog',
    says: /'"salarioBrutto"' is not assignable/,
  },
  {
    what: 'a product does not say what it needs',
    make: (house) =>
      house.write(
        `${CATALOG}/products/errado/errado.ts`,
        `import { defineLoan, usualTerms } from '../parts.ts';
export const errado = defineLoan({
  ...{ label: 'x', minimumCentavos: 1, maximumCentavos: 2, terms: [1], usualRate: 0.01, paper: { clauses: [] } },
  termsOf: usualTerms,
});
`,
      ),
    judge: 'catalog',
    says: /errado\.ts[\s\S]*'needs' is missing|errado\.ts[\s\S]*missing the following properties[^\n]*needs/,
  },
  {
    what: 'a channel lends a product that does not exist',
    make: (house) => house.replace('partners/ipe/partner.json', '"product": "energy"', '"product": "enargy"'),
    judge: 'partners',
    says: /partners\/ipe\/partner\.json.*enargy.*"energy"/,
  },
  {
    what: 'a partner names a picture that is not there',
    make: (house) => house.replace('partners/ipe/theme.json', '"logo": "logo.svg"', '"logo": "lgo.svg"'),
    judge: 'partners',
    says: /partners\/ipe\/theme\.json at logo.*lgo\.svg/,
  },
];

const RUNS: Readonly<Record<Judge, (house: House) => string>> = {
  catalog: (house) => house.tool('typescript/bin/tsc', '-p', 'packages/catalog', '--pretty', 'false').output,
  portal: (house) => house.tool('typescript/bin/tsc', '-p', 'apps/portal', '--pretty', 'false').output,
  server: (house) => house.tool('typescript/bin/tsc', '-p', 'apps/server', '--pretty', 'false').output,
  law: (house) =>
    house.tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      ...['--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
    ).output,
  unit: (house) =>
    house.tool(
      'vitest/vitest.mjs',
      ...['run', '--project', 'unit', '--reporter=verbose'],
      `${CATALOG}/conformance/fields.test.ts`,
      `${PORTS}/conformance/vendors.test.ts`,
      'tests/repository/exports.test.ts',
    ).output,
  partners: (house) =>
    house.script(
      `import { loadPartners } from './apps/server/src/channels/loadPartners.ts';
      try { loadPartners(import.meta.dirname); } catch (error) { console.log(error instanceof Error ? error.message : error); }`,
    ).output,
};

/** In `npm test` those of partners, which are judged in a second. */
const made = amount(
  mistakes.filter(({ judge }) => judge === 'partners'),
  mistakes,
);

/** What is run comes first: a mistake that the types refuse may keep the house from running at all. */
const inTurn: readonly Judge[] = ['partners', 'unit', 'catalog', 'portal', 'server', 'law'];

const house = copyOfHouse();
const said = new Map<Judge, string>();
beforeAll(() => {
  for (const judge of inTurn) {
    const own = made.filter((each) => each.judge === judge);
    own.forEach(({ make }) => make(house));
    if (own.length > 0) said.set(judge, RUNS[judge](house));
  }
}, 240_000);
afterAll(() => house.remove());

describe('is refused, in words that lead to the mend', () => {
  it.each(made.map((each) => [each.what, each] as const))('%s', (_what, { judge, says }) => {
    expect(said.get(judge)).toMatch(says);
  });
});
