import { describe, expect, it } from 'vitest';
import { bancos } from './bancos.ts';
import { bankName } from './bankName.ts';

const labels = bancos.all().map(({ label }) => label);

it('the ten with the most customers come first, in their order', () => {
  expect(labels.slice(0, 10)).toEqual([
    '104 · Caixa Econômica Federal',
    '260 · Nubank',
    '237 · Bradesco',
    '341 · Itaú Unibanco',
    '001 · Banco do Brasil',
    '033 · Santander',
    '323 · Mercado Pago',
    '380 · PicPay',
    '077 · Banco Inter',
    '290 · PagBank',
  ]);
});

it('the others come by their names, whoever they are', () => {
  const names = labels.slice(10).map((label) => label.slice('000 · '.length));
  expect(names.length).toBeGreaterThan(300);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'pt-BR')));
});

it('no name is written in capitals, nor loses them in its legal form', () => {
  // A word of more than four letters in capitals, `S.a.`, a space too many.
  expect(labels.filter((label) => /\p{Lu}{5,}|S\.a|S\/a|LTDA| {2}|\(\p{Ll}/u.test(label))).toEqual([]);
});

describe('a name of the table', () => {
  it.each([
    ['BANCO TRIANGULO S.A.', 'Banco Triângulo S.A.'],
    ['BANCO MASTER S/A - EM LIQUIDAÇÃO EXTRAJUDICIAL', 'Banco Master S.A. - em Liquidação Extrajudicial'],
    ['BANCO J.P. MORGAN S.A.', 'Banco J.P. Morgan S.A.'],
    ['BANCO UBS (BRASIL) S.A.', 'Banco UBS (Brasil) S.A.'],
    ['AWX BRASIL  INSTITUICAO DE PAGAMENTO LTDA', 'AWX Brasil Instituição de Pagamento Ltda'],
    ['BEES INSTITUICAO DE PAGAMENTO LTDA.', 'Bees Instituição de Pagamento Ltda.'],
    ['BMP SOCIEDADE DE CRÉDITO AO MICROEMPREENDEDOR', 'BMP Sociedade de Crédito ao Microempreendedor'],
    ['Banco AndBank (Brasil) S.A.', 'Banco AndBank (Brasil) S.A.'],
  ])('%s → %s', (written, name) => expect(bankName(written)).toBe(name));
});
