import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadPartners } from './loadPartners.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** A copy of the partners in which one file is changed. */
function changed(file: string, change: (text: string) => string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-partners-'));
  folders.push(copy);
  for (const name of ['partners', 'templates'])
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  const target = path.join(copy, file);
  fs.writeFileSync(target, change(fs.readFileSync(target, 'utf8')));
  return copy;
}

const FLOW = 'partners/aurora/flows/clt.json';
const steps = (text: string): { steps: Record<string, unknown>[] } => JSON.parse(text);
const withStep = (step: Record<string, unknown>) => (text: string) =>
  JSON.stringify({ steps: [...steps(text).steps.slice(0, 1), step] });
const form = (fields: unknown[]) => ({ slug: 'novo', name: 'Novo', stepType: 'form', fields });

describe('loadPartners', () => {
  it('loads the partners of this repository', () => {
    const channels = loadPartners(root);
    expect(channels.map(({ code }) => code)).toContain('aurora-clt');
    expect(channels.every(({ definition }) => definition.steps.length > 0)).toBe(true);
  });

  it.each([
    ['a selfie and a margin', 'aurora-clt', ['termoMargem', 'termoBiometria']],
    ['a benefit’s margin', 'ipe-inss', ['termoMargem']],
    ['photos', 'ipe-luz', ['termoBiometria']],
    ['neither', 'aurora-veiculos', []],
  ])('asks leave for what the product needs and no more: %s', (_what, channel, own) => {
    const terms = loadPartners(root)
      .find(({ code }) => code === channel)
      ?.definition.steps.find(({ slug }) => slug === 'consentimentos')
      ?.fields?.flatMap(({ key, component }) => (component === 'term' ? [key] : []));
    expect(terms).toEqual(['lgpd', 'termoConsultaDeCPF', ...own, 'termoMarketing']);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    [
      'an unknown step kind',
      FLOW,
      withStep({ slug: 'novo', name: 'Novo', stepType: 'formm' }),
      /flows\/clt\.json at steps\[1\]\.stepType: unknown step kind "formm"; did you mean "form"\?/,
    ],
    [
      'an unknown field kind',
      FLOW,
      withStep(form([{ key: 'a', component: 'txt' }])),
      /steps\[1\]\.fields\[0\]\.component: unknown field kind "txt"/,
    ],
    [
      'a dangling reference',
      FLOW,
      withStep(form([{ key: 'a', component: 'text', dependencies: ['zzz'] }])),
      /steps\[1\]\.fields\[0\]\.dependencies\[0\]: unknown field "zzz"/,
    ],
    [
      'a cycle',
      FLOW,
      withStep(
        form([
          { key: 'a', component: 'text', conditionals: [{ type: 'visualization', field: 'b' }] },
          { key: 'b', component: 'text', conditionals: [{ type: 'visualization', field: 'a' }] },
        ]),
      ),
      /steps\[1\]\.fields: conditions form a cycle: a → b/,
    ],
    ['a misspelt property', FLOW, withStep({ ...form([]), slugg: 'x' }), /steps\[1\]\.?: .*slugg/],
    [
      'a template that does not exist',
      FLOW,
      withStep({ template: 'nada' }),
      /templates\/steps\/nada\.json: the file is missing/,
    ],
    [
      'a template outside its folder',
      FLOW,
      withStep({ template: '../../x' }),
      /steps\[1\]\.template: bad template name/,
    ],
    [
      'a field left out of a template that has none such',
      FLOW,
      withStep({ template: 'codigo', without: ['termoMargen'] }),
      /clt\.json at steps\[1\]\.without: the template has no field "termoMargen"/,
    ],
    ['a flow that is not JSON', FLOW, () => '{ "steps": [', /flows\/clt\.json: .*JSON/],
    [
      'a colour that is none',
      'partners/aurora/theme.json',
      (text) => text.replace('#0066cc', 'blue'),
      /theme\.json at colors\.primary: must be a colour/,
    ],
    [
      'a folder that has another name',
      'partners/aurora/partner.json',
      (text) => text.replace('"aurora"', '"aurorra"'),
      /partner\.json at slug: must be the folder's name/,
    ],
  ])('refuses %s, with file and path', (_, file, change, expected) => {
    expect(() => loadPartners(changed(file, change))).toThrow(expected);
  });
});
