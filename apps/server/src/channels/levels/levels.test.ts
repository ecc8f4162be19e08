import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LoadedChannel } from '../loadChannel.ts';
import { loadPartners } from '../loadPartners.ts';
import { root } from '../testing/changedPartners.ts';
import { loadedWith, toldOf } from '../testing/withLevels.ts';
import { explain, linesOf } from './explain.ts';

const FILES = {
  corporation: 'partners/corporations/aurora.json',
  partner: 'partners/aurora/overrides.json',
  store: 'partners/aurora/stores/aurora-digital.json',
  channel: 'partners/aurora/channels/aurora-clt.json',
  product: 'partners/aurora/products/clt.json',
  campaign: 'partners/aurora/campaigns/natal.json',
};
const ORDER = Object.keys(FILES) as readonly (keyof typeof FILES)[];

const named = (channels: readonly LoadedChannel[], code: string): LoadedChannel => {
  const channel = channels.find((one) => one.code === code);
  if (channel === undefined) throw new Error(`there is no ${code}`);
  return channel;
};

const said = (level: string) => ({
  ...(level === 'campaign' && { channels: ['aurora-clt'] }),
  texts: { homePage: { buttonText: level } },
  settings: { customFields: { [level]: true, last: level } },
  steps: { contrato: { title: `Contrato, ${level}` } },
});

/** The partner with these codes in the places of its first two channels. */
function withCode(code: string) {
  const partner = readJson('partners/aurora/partner.json');
  const [first, second, ...others] = partner.channels;
  return { ...partner, channels: [{ ...first, code }, { ...second, code: `${code}-loja` }, ...others] };
}

/** The partner's own file says more, which stays. */
function saidBy(level: string) {
  const { settings, ...others } = said(level);
  return level === 'partner'
    ? { ...others, settings: { ...readJson(FILES.partner).settings, ...settings } }
    : { ...others, settings };
}

const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const loadedFlow = (): { readonly steps: readonly { readonly template?: string }[] } =>
  readJson('templates/flows/clt.json');

describe('levels', () => {
  it.each(ORDER.map((_, index) => ORDER.slice(0, index + 1)))(
    'the narrowest of %s %s %s %s %s %s has the last word',
    (...levels) => {
      const files = Object.fromEntries(levels.map((level) => [FILES[level], saidBy(level)]));
      const last = levels.at(-1) ?? '';
      const code = last === 'campaign' ? 'aurora-clt-natal' : 'aurora-clt';
      const { texts, settings, definition } = named(loadedWith(files), code);
      // The partner's own texts.json says it too, and stands over the corporation's.
      if (last !== 'corporation') expect(texts.homePage.buttonText).toBe(last);
      expect(settings.customFields).toEqual({ ...Object.fromEntries(levels.map((level) => [level, true])), last });
      expect(definition.steps.find(({ slug }) => slug === 'contrato')?.title).toBe(`Contrato, ${last}`);
    },
  );

  it('reach the channels that they are of, and no other', () => {
    const before = loadPartners(root);
    const after = loadedWith({ [FILES.channel]: said('channel'), [FILES.product]: said('product') });
    const changed = after.filter(({ code, texts, settings, definition }) => {
      const was = named(before, code);
      return (
        JSON.stringify([texts, settings, definition]) !== JSON.stringify([was.texts, was.settings, was.definition])
      );
    });
    expect(changed.map(({ code }) => code)).toEqual(['aurora-clt']);
  });

  it('a campaign is a channel of its own beside the one that it runs in', () => {
    const channels = loadedWith({ [FILES.campaign]: said('campaign') });
    const { settings, definition } = named(channels, 'aurora-clt-natal');
    expect(settings).toMatchObject({ code: 'aurora-clt-natal', product: 'clt' });
    expect(definition.steps.length).toBe(named(channels, 'aurora-clt').definition.steps.length);
    expect(named(channels, 'aurora-clt').settings.customFields).toEqual({});
  });

  it('take a consent out, add a step and a field, and rename a phase', () => {
    const { definition } = named(
      loadedWith({
        [FILES.channel]: {
          steps: {
            consentimentos: { fields: { termoMarketing: null } },
            'dados-pessoais': { fields: { apelido: { component: 'text', label: 'Apelido', after: 'nome' } } },
            campanha: {
              stepType: 'form',
              name: 'Campanha',
              before: 'dados-pessoais',
              fields: [{ key: 'cupom', component: 'text', label: 'Cupom' }],
            },
          },
          phases: { oferta: { title: 'Plano' } },
        },
      }),
      'aurora-clt',
    );
    const fieldsOf = (slug: string) =>
      definition.steps.find((step) => step.slug === slug)?.fields?.map(({ key }) => key);
    expect(fieldsOf('consentimentos')).not.toContain('termoMarketing');
    expect(fieldsOf('dados-pessoais')?.join()).toMatch(/nome,apelido/);
    expect(definition.steps.map(({ slug }) => slug).join()).toMatch(/campanha,dados-pessoais/);
    expect(definition.phases?.map(({ title }) => title)).toContain('Plano');
  });
});

it('a flow of the partner goes before the shared one of its name, in that partner alone', () => {
  const own = readJson('templates/flows/pessoal.json');
  const [first, ...others] = own.steps;
  const channels = loadedWith({
    'partners/ipe/flows/pessoal.json': { ...own, steps: [{ ...first, title: 'Só do Ipê' }, ...others] },
  });
  expect(named(channels, 'ipe-pessoal').definition.steps[0]?.title).toBe('Só do Ipê');
  expect(toldOf({ 'partners/aurora/flows/pessoal.json': { steps: [] } })).toEqual([]);
});

it('the example of docs/partners.md is one', () => {
  const document = fs.readFileSync(path.join(root, 'docs/partners.md'), 'utf8');
  const [, example = ''] = /^ {4}(\{\n[\s\S]*?\n {4}\})$/m.exec(document) ?? [];
  const { settings, texts, definition } = named(loadedWith({ [FILES.channel]: JSON.parse(example) }), 'aurora-clt');
  expect(settings.landing?.title).toBe('Décimo terceiro mais cedo');
  expect(texts.faq['clt']?.at(-1)).toEqual({ question: 'Como pago?', answer: 'A parcela sai do salário.' });
  expect(definition.steps.map(({ slug }) => slug).join()).toContain('dados-pessoais,origem');
});

describe('what a level gets wrong is told in its file', () => {
  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    [
      'a part that there is not',
      { [FILES.store]: { text: {} } },
      /^- partners\/aurora\/stores\/aurora-digital\.json: unknown property "text"; did you mean "texts"\?$/,
    ],
    [
      'who the channel is',
      { [FILES.product]: { settings: { code: 'x' } } },
      /products\/clt\.json at settings\.code: says which channel it is/,
    ],
    [
      'a colour',
      { [FILES.partner]: { theme: { colors: { primary: 'red' } } } },
      /overrides\.json at theme\.colors\.primary: must be a colour/,
    ],
    [
      'a colour of the corporation',
      { [FILES.corporation]: { theme: { colors: { ground: 'red' } } } },
      /corporations\/aurora\.json at theme\.colors\.ground: must be a colour/,
    ],
    [
      'a font',
      { [FILES.store]: { theme: { font: 'Arial' } } },
      /stores\/aurora-digital\.json at theme\.font: unknown font "Arial"/,
    ],
    [
      'a picture',
      { [FILES.store]: { theme: { hero: { motif: 'x.svg' } } } },
      /stores\/aurora-digital\.json at theme\.hero\.motif: unknown picture/,
    ],
    [
      'a key of a text',
      { [FILES.channel]: { texts: { words: { nees: 'Tenha' } } } },
      /channels\/aurora-clt\.json at texts\.words: unknown property "nees"; did you mean "needs"\?$/,
    ],
    [
      'a product of questions',
      { [FILES.corporation]: { texts: { faq: { ctl: [] } } } },
      /corporations\/aurora\.json at texts\.faq\.ctl: unknown product "ctl"/,
    ],
    [
      'a step',
      { [FILES.channel]: { steps: { contrto: { title: 'x' } } } },
      /channels\/aurora-clt\.json at steps\.contrto: unknown step "contrto"; did you mean "contrato"\?/,
    ],
    [
      'a field',
      { [FILES.channel]: { steps: { 'dados-pessoais': { fields: { nme: { label: 'x' } } } } } },
      /at steps\.dados-pessoais\.fields\.nme: unknown field "nme"; did you mean "nome"\?/,
    ],
    [
      'a mask',
      { [FILES.channel]: { steps: { 'dados-pessoais': { fields: { nome: { mask: 'nam' } } } } } },
      /channels\/aurora-clt\.json at steps\.dados-pessoais\.fields\.nome\.mask: unknown mask "nam"/,
    ],
    [
      'a property of a step',
      { [FILES.channel]: { steps: { contrato: { titel: 'x' } } } },
      /channels\/aurora-clt\.json at steps\.contrato.*titel/,
    ],
    [
      'a template',
      { [FILES.channel]: { steps: { foto: { template: 'selfi', after: 'selfie' } } } },
      /channels\/aurora-clt\.json at steps\.foto\.template: unknown template "selfi"/,
    ],
    [
      'a circle',
      { [FILES.channel]: { steps: { contrato: { after: 'fim' }, fim: { after: 'contrato' } } } },
      /channels\/aurora-clt\.json at steps: "before" and "after" go in a circle: contrato → fim → contrato/,
    ],
    [
      'a setting that its flow has not',
      { [FILES.channel]: { settings: { reuseDocuments: ['documeto'] } } },
      /channels\/aurora-clt\.json at settings\.reuseDocuments\[0\]: unknown step "documeto"/,
    ],
    [
      'a store that nobody is',
      { 'partners/aurora/stores/aurora-digtal.json': {} },
      /stores\/aurora-digtal\.json: unknown name .* did you mean "aurora-digital"\?/,
    ],
    [
      'a corporation that nobody is of',
      { 'partners/corporations/aurra.json': {} },
      /corporations\/aurra\.json: unknown corporation of a partner "aurra"; did you mean "aurora"\?/,
    ],
    [
      'a channel of a campaign',
      { [FILES.campaign]: { channels: ['aurora-ctl'] } },
      /campaigns\/natal\.json at channels\[0\]: unknown channel of this partner "aurora-ctl"; did you mean "aurora-clt"\?/,
    ],
    [
      'a code of a campaign that a channel has',
      {
        'partners/aurora/campaigns/loja.json': { channels: ['aurora-x'] },
        'partners/aurora/partner.json': withCode('aurora-x'),
      },
      /campaigns\/loja\.json at channels: "aurora-x-loja" is used twice|partner\.json at channels\[\d\]\.code: "aurora-x-loja" is used twice/,
    ],
  ])('%s', (_what, files, message) => {
    expect(toldOf(files)).toContainEqual(expect.stringMatching(message));
  });

  it('a mistake of the flow itself is told where it stands there, whatever levels put before it', () => {
    const flow = loadedFlow();
    const index = flow.steps.findIndex(({ template }) => template === 'selfie');
    const broken = { steps: flow.steps.map((step, at) => (at === index ? { ...step, onlyVideo: 1 } : step)) };
    const first = {
      stepType: 'form',
      name: 'Cupom',
      before: 'consentimentos',
      fields: [{ key: 'cupom', component: 'text', label: 'Cupom' }],
    };
    expect(toldOf({ 'templates/flows/clt.json': broken, [FILES.channel]: { steps: { cupom: first } } })).toContainEqual(
      expect.stringContaining(`templates/flows/clt.json at steps[${index}]`),
    );
  });
});

describe('explain', () => {
  it('says who said it, and over whom', () => {
    const channel = named(
      loadedWith({ [FILES.corporation]: said('corporation'), [FILES.store]: said('store') }),
      'aurora-clt',
    );
    expect(explain(channel.resolved, 'steps.contrato.title').flatMap(linesOf)).toEqual([
      'steps.contrato.title: "Contrato, store"',
      '    said by store, partners/aurora/stores/aurora-digital.json at steps.contrato.title',
      '    over corporation, partners/corporations/aurora.json at steps.contrato.title: "Contrato, corporation"',
    ]);
    expect(explain(channel.resolved, 'landing.title').flatMap(linesOf)).toEqual([
      expect.stringMatching(/^settings\.landing\.title: "/),
      '    said by channel, partners/aurora/partner.json at channels[0].landing.title',
    ]);
  });

  it('shows what stands as the flow has it, and knows no other key', () => {
    const { resolved } = named(loadPartners(root), 'aurora-clt');
    expect(explain(resolved, 'steps.contrato.slug')).toEqual([
      { path: 'steps.contrato.slug', value: 'contrato', said: [] },
    ]);
    expect(explain(resolved, 'steps.contrto')).toEqual([]);
    expect(explain(resolved).every(({ said: levels }) => levels.length > 0)).toBe(true);
  });
});
