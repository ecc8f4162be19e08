import { describe, expect, it } from 'vitest';
import { loadPartners } from './loadPartners.ts';
import { FLOW, form, root, told, withStep } from './testing/changedPartners.ts';

describe('loadPartners', () => {
  it('finds no mistake in the partners of this repository', () => {
    const channels = loadPartners(root);
    expect(channels.map(({ code }) => code)).toContain('aurora-clt');
    expect(channels.every(({ definition }) => definition.steps.length > 0)).toBe(true);
  });

  it.each([
    ['a face and a margin', 'aurora-clt', ['termoMargem', 'termoBiometria']],
    ['a face', 'ipe-luz', ['termoBiometria']],
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
      /flows\/clt\.json at steps\[1\]\.template: unknown template "nada"/,
    ],
    [
      'a template outside its folder',
      FLOW,
      withStep({ template: '../../x' }),
      /steps\[1\]\.template: unknown template "\.\.\/\.\.\/x"/,
    ],
    [
      'a field left out of a template that has none such',
      FLOW,
      withStep({ template: 'codigo', without: ['termoMargen'] }),
      /clt\.json at steps\[1\]\.without: unknown field of the template "termoMargen"/,
    ],
    ['a flow that is not JSON', FLOW, () => '{ "steps": [', /flows\/clt\.json: .*JSON/],
    [
      'a colour that is none',
      'partners/aurora/theme.json',
      (text) => text.replace('#0a5bcb', 'blue'),
      /theme\.json at colors\.primary: must be a colour/,
    ],
    [
      'a folder that has another name',
      'partners/aurora/partner.json',
      (text) => text.replace('"aurora"', '"aurorra"'),
      /partner\.json at slug: must be the folder's name/,
    ],
  ])('refuses %s, with file and path', (_, file, change, expected) => {
    expect(told([file, change]).join('\n')).toMatch(expected);
  });
});
