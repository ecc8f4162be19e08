import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfHouse, type House } from './copyOfHouse.ts';

/* docs/adding.md, followed in a copy of the house: a field kind with a control of its own, a step kind with a view of its own, a vendor
   and a partner with one product. Outside the new folder it is a line each, and everything that looks at kinds looks at them. */

const KIND = `import { ok, fail } from '@passo/domain';
import { defineField } from '@passo/engine';

/** A score from 1 to 5. */
export const nota = defineField<number>({
  longest: () => 1,
  control: 'stars',
  read: (wire) => (typeof wire === 'number' && wire >= 1 && wire <= 5 ? ok(wire) : fail('Escolha de 1 a 5.')),
  send: (score) => score,
  format: (score) => '★'.repeat(score),
});
`;
const KIND_EXAMPLES = `import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = { good: [{ wire: 3, shown: '★★★' }], bad: [{ wire: 6 }] };
`;
const STEP = `import { defineStep } from '@passo/engine';

/** Thanks, before it goes on. */
export const brinde = defineStep({
  label: 'Brinde',
  unique: true,
  view: 'gift',
  advances: 'byItself',
  texts: { init: { title: 'Um brinde para você', text: 'Obrigado por chegar até aqui.', action: 'Continuar' } },
});
`;
const VIEW = `import type { ReactNode } from 'react';
import { titleOf, type ViewProps } from '../view.ts';

export function GiftView({ step }: ViewProps): ReactNode {
  return <h1>{titleOf(step)}</h1>;
}
`;
const VENDOR = `import { defineVendor } from '../../vendor.ts';

/** A fake of a fake: knows nobody's address. */
export const correios = defineVendor({
  port: 'addresses',
  name: 'correios',
  needs: ['CORREIOS_TOKEN'],
  make: ({ outbound, at, secret }) => ({
    find: async (_cep, signal) => {
      const headers = { authorization: secret('CORREIOS_TOKEN') };
      const answer = await outbound({ url: at('https://api.correios.com.br'), headers, timeoutMs: 1_000, signal });
      return answer.kind === 'failed' ? answer : { kind: 'done', address: null };
    },
  }),
});
`;
const VENDOR_EXAMPLES = `import type { VendorExamples } from '../../testing/vendorExamples.ts';

export const examples: VendorExamples = { environment: { CORREIOS_TOKEN: 'token' } };
`;

/** A file of the copy, and what is put into it: a line at its end, or one before a line that stands there. */
const LINES: readonly (readonly [file: string, line: string, before?: string])[] = [
  ['packages/catalog/src/fields/index.ts', `export { nota } from './nota/nota.ts';`],
  ['packages/engine/src/looks.ts', `  | 'stars'`, `  | 'slider'`],
  ['apps/portal/src/fields/registry.ts', `  stars: atOnce(TextField),`, `  date: `],
  ['packages/catalog/src/steps/index.ts', `export { brinde } from './brinde/brinde.ts';`],
  ['packages/engine/src/looks.ts', `  | 'gift'`, `  | 'form'`],
  [
    'apps/portal/src/views/registry.ts',
    `  gift: { states: asks, drawn: onDemand(async () => (await import('./gift/GiftView.tsx')).GiftView) },`,
    `  panel: { states: []`,
  ],
  ['apps/server/src/ports/vendors.ts', `export { correios } from './addresses/correios/vendor.ts';`],
];

function addLine(house: House, [file, line, before]: (typeof LINES)[number]): void {
  if (before === undefined) house.append(file, `${line}\n`);
  else house.replace(file, `\n${before}`, `\n${line}\n${before}`);
}

/** A partner is a folder: here a copy of one of ours with another name and one of its channels. */
function addPartner(house: House): void {
  fs.cpSync(house.at('partners/ipe'), house.at('partners/mogno'), { recursive: true });
  const file = house.at('partners/mogno/partner.json');
  const { channels, ...partner }: { channels: Record<string, unknown>[] } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const [channel] = channels.filter(({ flow }) => flow === 'inss');
  // Bands are of the products that a partner sells.
  const named = { ...partner, slug: 'mogno', name: 'Mogno', corporation: 'mogno', bands: {} };
  const [own] = [{ ...channel, code: 'mogno-inss', store: 'mogno-digital' }];
  fs.writeFileSync(file, JSON.stringify({ ...named, channels: [own] }, null, 2));
  const texts = house.at('partners/mogno/texts.json');
  fs.writeFileSync(texts, JSON.stringify({ ...JSON.parse(fs.readFileSync(texts, 'utf8')), faq: {} }));
}

const house = copyOfHouse();
beforeAll(() => {
  const kinds = 'packages/catalog/src';
  house.write(`${kinds}/fields/nota/nota.ts`, KIND);
  house.write(`${kinds}/fields/nota/examples.ts`, KIND_EXAMPLES);
  house.write(`${kinds}/steps/brinde/brinde.ts`, STEP);
  house.write('apps/portal/src/views/gift/GiftView.tsx', VIEW);
  house.write('apps/server/src/ports/addresses/correios/vendor.ts', VENDOR);
  house.write('apps/server/src/ports/addresses/correios/examples.ts', VENDOR_EXAMPLES);
  LINES.forEach((line) => addLine(house, line));
  addPartner(house);
});
afterAll(() => house.remove());

describe('what is added by the book', { timeout: 240_000 }, () => {
  it.each(['packages/catalog', 'apps/portal', 'apps/server'])('compiles in %s', (workspace) => {
    expect(house.tool('typescript/bin/tsc', '-p', workspace)).toEqual({ status: 0, output: '' });
  });

  it('is looked at by all that looks at kinds, vendors and partners', () => {
    const { status, output } = house.tool(
      'vitest/vitest.mjs',
      ...['run', '--project', 'unit', '--reporter=verbose'],
      'packages/catalog/src/conformance/fields.test.ts',
      'packages/catalog/src/conformance/steps.test.ts',
      'apps/portal/src/preview/parse.test.ts',
      'apps/server/src/ports/conformance',
      'tests/repository/fieldsDocument.test.ts',
      '--update',
    );
    expect(output).toMatch(/field kind nota > accepts its good examples/);
    expect(output).toMatch(/the sample of nota > in the state preenchido/);
    expect(output).toMatch(/brinde/);
    expect(output).toMatch(/addresses\.correios can be chosen/);
    expect(output).toMatch(/addresses correios > answers done or failed/);
    expect(status, output.slice(-4_000)).toBe(0);
    expect(fs.readFileSync(house.at('docs/fields.md'), 'utf8')).toContain('### nota');
  });

  it('a partner is read with all others, without a line elsewhere', () => {
    const { output } = house.script(
      `import { loadPartners } from './apps/server/src/channels/loadPartners.ts';
      console.log(loadPartners(import.meta.dirname).map(({ code }) => code).join(' '));`,
    );
    expect(output.split(/\s+/)).toEqual(expect.arrayContaining(['aurora-clt', 'ipe-inss', 'mogno-inss']));
  });
});
