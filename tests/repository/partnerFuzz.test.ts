import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { isJson, type Json } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amount } from '../support/amount.ts';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';
import { filesOf } from '../../apps/server/src/channels/make/filesOf.ts';
import { samplesOf } from '../../apps/server/src/channels/make/offers.ts';
import { PartnerError, type FileMistake } from '../../apps/server/src/channels/mistakes.ts';
import { emptyHouse, root } from '../../apps/server/src/channels/testing/changedPartners.ts';
import { mutated, type Draw } from '../../apps/server/src/channels/testing/mutated.ts';

/* Whatever stands in a partner's files: they are read, or every mistake is told with its file, in our words, and nothing else happens. */

const FOLDER = 'partners/mare';
const says = {
  'overrides.json': {
    theme: { density: 'compact' },
    texts: { words: { help: 'Fale com a Maré' } },
    settings: { idle: { seconds: 60, message: 'Ainda aí?' }, hiddenInManualMode: [] },
    steps: {
      consentimentos: { fields: { termoMarketing: null } },
      origem: {
        ...{ stepType: 'form', name: 'Origem', after: 'dados-pessoais' },
        fields: [{ key: 'origem', component: 'text', label: 'Como nos conheceu?' }],
      },
    },
    phases: { oferta: { title: 'Plano' } },
  },
  'campaigns/verao.json': { channels: ['mare-pessoal'], settings: { landing: { title: 'Verão' } } },
  'products/personal.json': { texts: { faq: { personal: { 'Posso pagar antes?': { answer: 'Pode.' } } } } },
} as const;

const copy = emptyHouse();
let files: Readonly<Record<string, Json>> = {};
beforeAll(() => {
  const answers = {
    ...{ name: 'Maré', slug: 'mare', article: 'a', company: 'Maré Crédito Ltda.', cnpj: '12ABC34501DE35' },
    ...{ address: 'Rua Fictícia, 10, Recife/PE', email: 'oi@mare.exemplo.com.br', sac: '0800 000 0007' },
    ...{ ombudsman: '0800 000 1007', help: 'https://mare.example', primary: '#0b5a6f', secondary: '#ffb703' },
    ...{ font: 'Sora', flows: 'pessoal' },
  };
  const made = filesOf(answers, samplesOf(loadPartners(root)));
  for (const [name, text] of Object.entries(made)) write(name, text);
  const own = Object.entries(made).flatMap(([name, text]) =>
    name.endsWith('.json') ? [[name, JSON.parse(text)]] : [],
  );
  files = Object.fromEntries([...own, ...Object.entries(says)]);
  for (const [name, content] of Object.entries(says)) write(name, JSON.stringify(content));
});
afterAll(() => fs.rmSync(copy, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(copy, FOLDER, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** What is said of it; null where it is read. Anything else that is thrown is a mistake of ours. */
function told(name: string, text: string): readonly FileMistake[] | null {
  write(name, text);
  try {
    loadPartners(copy);
    return null;
  } catch (error) {
    if (error instanceof PartnerError) return error.mistakes;
    throw error;
  } finally {
    write(name, JSON.stringify(files[name]));
  }
}

const OTHERS = /Invalid|expected|received|Too (small|big)|Unrecognized|undefined|Unexpected|position|\[object/;

function isWellTold(mistakes: readonly FileMistake[] | null): boolean {
  return (mistakes ?? []).every(
    ({ file, message, path: at }) =>
      /^(partners|templates)\//.test(file) &&
      message.length > 5 &&
      !OTHERS.test(message.replaceAll(/"[^"]*"/g, '')) &&
      at.length < 6_000,
  );
}

it('is read as it was made', () => expect(told('theme.json', JSON.stringify(files['theme.json']))).toBeNull());

it('with one thing gone wrong', () => {
  const draw = fc.tuple(fc.nat(), fc.nat(), fc.nat());
  const one = fc.tuple(fc.nat({ max: 5 }), draw);
  let refused = 0;
  fc.assert(
    fc.property(one, ([at, how]: [number, Draw]) => {
      const names = Object.keys(files);
      const name = names[at % names.length] ?? '';
      const value = mutated(files[name] ?? null, how);
      expect(value === undefined || isJson(value)).toBe(true);
      const mistakes = told(name, JSON.stringify(value) ?? '');
      refused += mistakes === null ? 0 : 1;
      expect(isWellTold(mistakes), JSON.stringify(mistakes)).toBe(true);
    }),
    { numRuns: amount(900, 90_000), seed: 20261129 },
  );
  expect(refused).toBeGreaterThan(amount(300, 30_000));
});

it('cut short, or with a character too many', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 5 }),
      fc.nat(),
      fc.constantFrom('', ',', '}', '\\', '"', '\u0000', '\ufeff'),
      (at, cut, extra) => {
        const name = Object.keys(files)[at] ?? '';
        const text = JSON.stringify(files[name]);
        const where = cut % text.length;
        const mistakes = told(name, text.slice(0, where) + extra + (extra === '' ? '' : text.slice(where)));
        expect(isWellTold(mistakes), JSON.stringify(mistakes)).toBe(true);
      },
    ),
    { numRuns: amount(100, 10_000), seed: 20261129 },
  );
});
