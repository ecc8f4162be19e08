import { fontNames } from '@passo/domain/theme/fonts.ts';
import { describe, expect, it } from 'vitest';
import { FLOW, steps, told, withStep } from './testing/changedPartners.ts';

const put =
  (before: string, after: string) =>
  (text: string): string =>
    text.replace(before, () => after);
const AURORA = 'partners/aurora/partner.json';
const IPE = 'partners/ipe/partner.json';
const LUZ = 'templates/flows/luz.json';
const channel = (settings: string) => put('"store": "aurora-digital"', `"store": "aurora-digital", ${settings}`);

describe('what the files of a partner say of each other', () => {
  it.each<[string, string, (text: string) => string, ...string[]]>([
    [
      'a product that nobody computes',
      AURORA,
      put('"product": "vehicle-equity"', '"product": "vehicle-equty"'),
      `${AURORA} at channels[3].product: unknown product "vehicle-equty"; did you mean "vehicle-equity"?`,
    ],
    [
      'a flow that is not there',
      AURORA,
      put('"flow": "garantia"', '"flow": "garantias"'),
      `${AURORA} at channels[3].flow: unknown flow "garantias"; did you mean "garantia"?`,
    ],
    [
      'a correspondent without an ombudsman',
      AURORA,
      put('"sac": "0800 000 0005",\n    "ombudsman": "0800 000 1005"', '"sac": "0800 000 0005"'),
      `${AURORA} at correspondent.ombudsman: is missing; it says the telephone of its ombudsman (ouvidoria) with an area code, such as "0800 000 1001"`,
    ],
    [
      'a correspondent whose CNPJ has a slip',
      AURORA,
      put('"AURACRED000180"', '"AURACRED000181"'),
      `${AURORA} at correspondent.cnpj: must be a CNPJ whose two check digits fit the twelve characters before them, such as "12ABC34501DE35"`,
    ],
    [
      'a correspondent without an address',
      IPE,
      put('"Avenida Fictícia, 700, Belo Horizonte/MG, CEP 30000-000"', '"-"'),
      `${IPE} at correspondent.address: must be where a letter arrives: street, number, town and state, such as "Rua Fictícia, 100, São Paulo/SP"`,
    ],
    [
      'nobody who sells',
      IPE,
      (text) => text.replace(/"correspondent": \{[^}]*\},/, ''),
      `${IPE} at correspondent: is missing; it says who sells for the lender: an object of name, cnpj, address, email, sac and ombudsman`,
    ],
    [
      'a band of a product that it does not sell',
      AURORA,
      put('"clt": { "monthlyRate"', '"inss": { "monthlyRate"'),
      `${AURORA} at bands.inss: unknown product of this partner "inss"`,
    ],
    [
      'a band in percent',
      AURORA,
      put('"to": 0.05', '"to": 5'),
      `${AURORA} at bands.clt.monthlyRate.to: must be a fraction of at most 1, such as 0.05 for 5 %`,
    ],
    [
      'a band below what the product costs usually',
      AURORA,
      put('"to": 0.05', '"to": 0.01'),
      `${AURORA} at bands.clt.monthlyRate.to: is below the usual rate of the product, 0.0179`,
    ],
    [
      'a band of the CET that its own rate is beyond',
      AURORA,
      put('"to": 1.2', '"to": 0.5'),
      `${AURORA} at bands.clt.cetAnnual.to: is below what monthlyRate.to alone makes in a year, 0.7959`,
    ],
    [
      'a code that is not the partner’s',
      AURORA,
      put('"aurora-clt"', '"clt"'),
      `${AURORA} at channels[0].code: must begin with "aurora-"`,
    ],
    [
      'a code used twice',
      AURORA,
      put('"aurora-garantia"', '"aurora-veiculos"'),
      `${AURORA} at channels[3].code: "aurora-veiculos" is used twice`,
    ],
    [
      'a phase that is not there',
      LUZ,
      put('"phase": "coleta"', '"phase": "coletas"'),
      `${LUZ} at steps[3].phase: unknown phase "coletas"; did you mean "coleta"?`,
    ],
    [
      'phases out of order',
      LUZ,
      put('"phase": "coleta"', '"phase": "pagamento"'),
      `${LUZ} at steps[4].phase: the phase "coleta" comes before "pagamento", where the steps before it stand; ` +
        'say in the flow in which phase this step stands',
      `${LUZ} at steps[5].phase: the phase "coleta" comes before "pagamento", where the steps before it stand; ` +
        'say in the flow in which phase this step stands',
      `${LUZ} at steps[6].phase: the phase "coleta" comes before "pagamento", where the steps before it stand; ` +
        'say in the flow in which phase this step stands',
      `${LUZ} at steps[7].phase: the phase "coleta" comes before "pagamento", where the steps before it stand; ` +
        'say in the flow in which phase this step stands',
      `${LUZ} at steps[8].phase: the phase "coleta" comes before "pagamento", where the steps before it stand; ` +
        'say in the flow in which phase this step stands',
    ],
    [
      'a phase that is there twice',
      LUZ,
      put('"slug": "coleta", "title"', '"slug": "simulacao", "title"'),
      `${LUZ} at phases[1].slug: the phase "simulacao" is there twice`,
      ...[3, 4, 5, 6, 7, 8].map((step) => `${LUZ} at steps[${step}].phase: unknown phase "coleta"`),
    ],
    [
      'two phases of one name',
      LUZ,
      put('"Coleta de dados"', '"Simulação"'),
      `${LUZ} at phases[1].title: two phases are called "Simulação"`,
    ],
    [
      'a phase in which nothing happens',
      LUZ,
      put('"phases": [', '"phases": [{ "slug": "antes", "title": "Antes" },'),
      `${LUZ} at phases[0]: no step stands in the phase "antes"; remove it`,
    ],
    [
      'a phase without a name',
      LUZ,
      put('"Coleta de dados"', '" "'),
      `${LUZ} at phases[1].title: must be a text that is not empty`,
    ],
    [
      'a phase of a template that a flow goes back to',
      'templates/flows/pessoal.json',
      put('"phase": "contrato"', '"name": "Endereço"'),
      'templates/flows/pessoal.json at steps[10].phase: the phase "voce" comes before "oferta", where the steps before it ' +
        'stand (written in templates/steps/endereco.json); say in the flow in which phase this step stands',
    ],
    [
      'photos of a step that is not there',
      IPE,
      put('["documento"]', '["documentos"]'),
      `${IPE} at channels[1].reuseDocuments[0]: unknown step "documentos"; did you mean "documento"?`,
    ],
    [
      'photos of a step that asks for none',
      IPE,
      put('["documento"]', '["documento", "conta"]'),
      `${IPE} at channels[1].reuseDocuments[1]: the step "conta" asks for no photo outside of its lists`,
    ],
    [
      'a field that is not there hidden from typists',
      AURORA,
      channel('"hiddenInManualMode": ["email", "salarioBrutto"]'),
      `${AURORA} at channels[0].hiddenInManualMode[1]: unknown field "salarioBrutto"; did you mean "salarioBruto"?`,
    ],
    [
      'photos that typists are not asked',
      AURORA,
      channel('"hiddenInManualMode": ["email", "documentoFrente", "documentoVerso", "selfie"]'),
      ...['documentoFrente', 'documentoVerso', 'selfie'].map(
        (key, at) =>
          `${AURORA} at channels[0].hiddenInManualMode[${at + 1}]: "${key}" is a photo, and without it nobody is proven: ` +
          'typists are asked for it too',
      ),
    ],
    [
      'a channel that leads to none',
      AURORA,
      channel('"redirect": "aurora-nada"'),
      `${AURORA} at channels[0].redirect: "aurora-nada" does not lead on`,
    ],
    [
      'a font that we do not have',
      'partners/aurora/theme.json',
      put('Montserrat', 'Lato'),
      `partners/aurora/theme.json at font: unknown font "Lato"; there is ${fontNames.join(', ')}`,
    ],
    [
      'a logo that is not there',
      'partners/aurora/theme.json',
      put('logo.svg', 'logos.svg'),
      'partners/aurora/theme.json at logo: unknown picture of partners/aurora "logos.svg"; did you mean "logo.svg"?',
    ],
    [
      'an icon that is no picture, and would not be shown to anybody',
      'partners/aurora/theme.json',
      put('favicon.svg', 'texts.json'),
      'partners/aurora/theme.json at favicon: unknown picture of partners/aurora "texts.json"',
    ],
    [
      'a picture of somebody else',
      'partners/aurora/theme.json',
      put('background.svg', '../ipe/background.svg'),
      'partners/aurora/theme.json at desktopBackground: unknown picture of partners/aurora "../ipe/background.svg"; did you mean "background.svg"?',
    ],
    [
      'a motif that is not there',
      'partners/ipe/theme.json',
      put('motif.svg', 'motiv.svg'),
      'partners/ipe/theme.json at hero.motif: unknown picture of partners/ipe "motiv.svg"; did you mean "motif.svg"?',
    ],
    [
      'a motif that would break out of its address',
      'partners/ipe/theme.json',
      put('motif.svg', 'a\\")b.svg'),
      'partners/ipe/theme.json at hero.motif: must be the name of a file',
    ],
    [
      'a first page that opens in no known way',
      'partners/ipe/theme.json',
      put('"above"', '"below"'),
      'partners/ipe/theme.json at hero.layout: must be one of: beside, above, block',
    ],
    [
      'words of a button that do not say how many installments',
      'partners/ipe/texts.json',
      put('Quero em {n}x', 'Quero este'),
      'partners/ipe/texts.json at words.take: must say {n}, where the number of installments stands',
    ],
    [
      'questions about a product that is not sold',
      'partners/ipe/texts.json',
      put('"energy"', '"enrgy"'),
      'partners/ipe/texts.json at faq.enrgy: unknown product "enrgy"; did you mean "energy"?',
    ],
  ])('%s', (_, file, change, ...expected) => expect(told([file, change])).toEqual(expected.map((line) => `- ${line}`)));

  it('a code that is another partner’s', () => {
    expect(told([IPE, put('"ipe-pessoal"', '"aurora-clt"')])).toEqual([
      `- ${IPE} at channels[0].code: must begin with "ipe-"`,
      `- ${IPE} at channels[0].code: "aurora-clt" belongs to the partner "aurora"`,
    ]);
  });
});

describe('what a flow needs', () => {
  const left = (template: string) => (text: string) =>
    JSON.stringify({ steps: steps(text).steps.filter((step) => step.template !== template) });

  it.each([
    [
      'the income that the analysis reckons with',
      FLOW,
      'trabalho',
      'at steps[8]: the step kind "creditAnalysis" for the product "Crédito do Trabalhador" needs the answer "salarioBruto", ' +
        'which no step before it asks; this template asks it: "servidor" or "trabalho"',
    ],
    [
      'the analysis that says what fits',
      FLOW,
      'analise',
      'at steps[9]: the step kind "simulationWithSelection" for the product "Crédito do Trabalhador" needs "credito", which no ' +
        'step before it brings; put a step of this kind before it: "creditAnalysis" or "rodobensCrivo"',
    ],
    [
      'the vehicle that is bought',
      'templates/flows/veiculo.json',
      'veiculo',
      'at steps[2]: the step kind "simulation" for the product "Financiamento de veículo" needs the answer "valorVeiculo", ' +
        'which no step before it asks; this template asks it: "veiculo"',
    ],
    [
      'the account that is paid to',
      'templates/flows/luz.json',
      'conta',
      'at steps[13]: the step kind "propostaEmPagamento" needs the answer "banco", which no step before it asks; this template ' +
        'asks it: "conta"',
    ],
  ])('%s', (_, file, template, expected) => expect(told([file, left(template)])).toContain(`- ${file} ${expected}`));

  it('the same flow is enough for one product and not for another', () => {
    const said = told([AURORA, put('"product": "vehicle",', '"product": "real-estate",')]);
    expect(said).toHaveLength(4);
    for (const [at, key] of ['valorImovel', 'enderecoImovel', 'matricula', 'cartorio'].entries())
      expect(said[at]).toContain(`for the product "Financiamento imobiliário" needs the answer "${key}"`);
  });
});

describe('a mistake in a template', () => {
  it('names the template and every flow that takes it, in one line', () => {
    const lines = told(['templates/steps/codigo.json', () => '{']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^- templates\/steps\/codigo\.json: .*JSON.*; used by templates\/flows\/clt\.json at steps\[1\], /,
    );
    expect(lines[0]).toContain('templates/flows/refinanciamento.json at steps[1]');
  });

  it('that only shows in a flow names both', () => {
    const lines = told(['templates/steps/trabalho.json', put('"mask": "date"', '"mask": "dat"')]);
    const wrong = 'unknown mask "dat" (written in templates/steps/trabalho.json); did you mean "date"?';
    expect(lines).toEqual(
      expect.arrayContaining([
        `- templates/flows/clt.json at steps[8].fields[1].mask: ${wrong}`,
        `- templates/flows/convenio.json at steps[3].fields[1].mask: ${wrong}`,
      ]),
    );
    expect(lines.every((line) => line.endsWith(wrong))).toBe(true);
  });
});

it('all mistakes of all files of all partners are told at once', () => {
  const lines = told(
    [AURORA, channel('"reuseDocuments": ["selfies"]')],
    ['partners/aurora/theme.json', put('Montserrat', 'Lato')],
    ['templates/flows/veiculo.json', withStep({ template: 'nada' })],
    ['templates/flows/imovel.json', () => '{'],
    ['templates/flows/luz.json', withStep({ template: 'fimm' })],
    ['partners/ipe/texts.json', put('"faq"', '"fap"')],
    ['partners/ipe/theme.json', put('#0f6b3f', 'green')],
  );
  expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual([
    '- partners/aurora/theme.json at font',
    '- partners/aurora/partner.json at channels[0].reuseDocuments[0]',
    '- templates/flows/veiculo.json at steps[1].template',
    '- templates/flows/imovel.json',
    '- partners/ipe/theme.json at colors.primary',
    '- partners/ipe/texts.json',
    '- templates/flows/luz.json at steps[1].template',
  ]);
});
