import { loanProducts } from '@passo/catalog';
import { formatMoney } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { told } from '../testing/changedPartners.ts';
import { lendingOf } from './bank.ts';
import { houseBank, shippedBanks } from './testing/houseBank.ts';

const put =
  (before: string, after: string) =>
  (text: string): string =>
    text.replace(before, () => after);
const AZUL = 'banks/banco-serra-azul.json';
const HOUSE = 'banks/banco-horizonte.json';
const BETS = 'banks/casa-seriema.json';
const AURORA = 'partners/aurora/overrides.json';
const LOJA = 'partners/aurora/partner.json';

describe('a bank’s file is refused', () => {
  it.each<[string, string, (text: string) => string, ...string[]]>([
    [
      'with a product that there is not',
      AZUL,
      put('"personal"', '"pessoal"'),
      `${AZUL} at lends.pessoal: unknown product "pessoal"; did you mean "personal"?`,
    ],
    [
      'with a rate above the ceiling',
      AZUL,
      put('"monthlyRate": 0.018', '"monthlyRate": 0.0186'),
      `${AZUL} at lends.inss.monthlyRate: is above the ceiling of "inss", 0.0185`,
    ],
    [
      'with a rate in percent',
      AZUL,
      put('"monthlyRate": 0.0199', '"monthlyRate": 1.99'),
      `${AZUL} at lends.cdc.monthlyRate: must be a fraction of at most 1, such as 0.0179 for 1.79 %`,
    ],
    [
      'with a CNPJ that has a slip',
      AZUL,
      put('23BCD456000188', '23BCD456000189'),
      `${AZUL} at institution.cnpj: must be a CNPJ whose two check digits fit the twelve characters before them, such as "12ABC34501DE35"`,
    ],
    [
      'with the COMPE code of another one',
      AZUL,
      put('"902"', '"901"'),
      `${AZUL} at compe: "901" is that of ${HOUSE} too`,
    ],
    [
      'with the COMPE code of a bank that there is',
      AZUL,
      put('"902"', '"001"'),
      `${AZUL} at compe: "001" is a bank's that there is (001 · Banco do Brasil); take one of 901 to 999`,
    ],
    [
      'with the slug of another one',
      AZUL,
      put('"banco-serra-azul"', '"banco-horizonte"'),
      `${AZUL} at slug: must be the file's name, "banco-serra-azul"`,
    ],
    [
      'with a colour that cannot be read',
      AZUL,
      put('"#1f4e8c"', '"azul"'),
      `${AZUL} at color: must be a colour like #0066cc`,
    ],
    [
      'with a term that the product has not',
      AZUL,
      put('[6, 10, 12]', '[6, 11, 12]'),
      `${AZUL} at lends.cdc.terms[1]: 11 is no term of the product; there is 6, 10, 12, 18, 24, 36`,
    ],
    [
      'with less than the product lends',
      AZUL,
      put('"minimum": 200,', '"minimum": 199.99,'),
      `${AZUL} at lends.cdc.minimum: is less than the product lends at all, ${formatMoney(20_000)}`,
    ],
    [
      'with a calculator that nobody knows',
      AZUL,
      put('"calculator": "qitech"', '"calculator": "qitec"'),
      `${AZUL} at lends.cdc.calculator: unknown calculator "qitec"; did you mean "qitech"?`,
    ],
    [
      'with a calculator of other products',
      HOUSE,
      put('"calculator": "fgts"', '"calculator": "agx"'),
      `${HOUSE} at lends.fgts.calculator: "agx" does not reckon "fgts"; these do: fgts`,
    ],
    [
      'with a loan and no COMPE code',
      AZUL,
      put('"compe": "902",', ''),
      `${AZUL} at compe: is missing: whoever lends has a COMPE code`,
    ],
    [
      'with an account that is no account',
      BETS,
      put('"betting": {', '"clt": {'),
      `${BETS} at opens.clt: "clt" opens no account`,
    ],
    [
      'with an account that it lends',
      AZUL,
      put('"lends": {', '"lends": { "betting": { "monthlyRate": 0.01, "minimum": 1, "maximum": 2, "terms": [1] },'),
      `${AZUL} at lends.betting: "betting" lends nothing; say it under "opens"`,
    ],
    [
      'with bets under a name that no licence has',
      BETS,
      put('seriema.exemplo.bet.br"\n', 'seriema.exemplo.com.br"\n'),
      `${BETS} at opens.betting.site: must be a host name that ends in ".bet.br"`,
    ],
  ])('%s', (_what, file, change, ...lines) => {
    const said = told([file, change]);
    expect(said).toEqual(lines.map((line) => `- ${line}`));
  });

  it('with all that is wrong in several at once', () => {
    const said = told([AZUL, put('"#1f4e8c"', '"azul"')], [HOUSE, put('"901"', '"90"')]);
    expect(said).toEqual([
      `- ${HOUSE} at compe: must be the three digits of its COMPE code, such as "901"`,
      `- ${AZUL} at color: must be a colour like #0066cc`,
    ]);
  });
});

describe('a partner names its bank by its slug', () => {
  it('one that there is not is refused with the nearest', () => {
    const [line] = told([AURORA, put('"banco-horizonte"', '"banco-orizonte"')]);
    expect(line).toBe(`- ${AURORA} at settings.bank: unknown bank "banco-orizonte"; did you mean "banco-horizonte"?`);
  });

  it('one that does not lend the product is refused with those that do', () => {
    const said = told([AURORA, put('"banco-horizonte"', '"banco-vale-verde"')]);
    expect(said).toContain(
      `- ${AURORA} at settings.bank: "banco-vale-verde" does not lend "portability"; these do: banco-horizonte, banco-mirante-novo`,
    );
    expect(said.some((line) => line.includes('"clt"'))).toBe(false);
  });

  it('one with whom no account is opened is refused, and so is a step that asks for a loan', () => {
    const said = told([LOJA, put('"product": "vehicle-equity"', '"product": "betting"')]);
    const at = `- ${LOJA} at channels[3]`;
    expect(said).toContain(
      `- ${AURORA} at settings.bank: "banco-horizonte" does not open "betting"; these do: casa-seriema`,
    );
    expect(said.filter((line) => line.startsWith(`${at}.product: "betting" lends nothing, and the step`))).not.toEqual(
      [],
    );
  });

  it('those that are compared are held to the same', () => {
    const said = told([LOJA, put('"banco-mare-alta"', '"banco-campos", "banco-cerrado"')]);
    const lending =
      'banco-araucaria, banco-cerrado, banco-horizonte, banco-mare-alta, banco-serra-azul, financeira-litoral';
    expect(said).toEqual([
      `- ${LOJA} at channels[6].lenders[5]: "banco-campos" does not lend "cdc"; these do: ${lending}`,
      `- ${LOJA} at channels[6].lenders[6]: "banco-cerrado" is there twice`,
    ]);
  });
});

describe('the banks that are shipped', () => {
  const banks = [...shippedBanks.values()].filter(({ compe }) => compe !== undefined);

  it('are 26, of numbers and letters', () => {
    const companies = banks.map(({ institution }) => institution.cnpj);
    expect([banks.length, new Set(companies).size]).toEqual([26, 26]);
    expect(companies.some((cnpj) => /^\d+$/.test(cnpj)) && companies.some((cnpj) => /[A-Z]/.test(cnpj))).toBe(true);
  });

  it.each(loanProducts)('%s: one lends it by the product’s own rules', (slug, product) => {
    expect(lendingOf(houseBank, slug)).toMatchObject({
      monthlyRate: product.usualRate,
      minimumCentavos: product.minimumCentavos,
      maximumCentavos: product.maximumCentavos,
      terms: product.terms,
    });
  });
});
