import type { JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { availablePay } from './availablePay.ts';
import { marginOf } from './margin.ts';
import { showsChoice } from './shareOfPay.ts';

const pay = (answers: JsonObject, product = 'clt') => availablePay({ answers, results: {}, product });

describe('what a margin is reckoned from', () => {
  it.each([
    ['gross pay less what the law takes', { salarioBruto: 3500, descontosObrigatorios: 512.34 }, 298_766],
    ['all of it where nothing is taken', { salarioBruto: 3500, descontosObrigatorios: 0 }, 350_000],
    ['nothing where all of it is taken', { salarioBruto: 3500, descontosObrigatorios: 4000 }, 0],
    ['little where nobody told', { salarioBruto: 3500 }, 210_000],
    ['nothing of no pay', {}, 0],
  ])('%s', (_what, answers, expected) => expect(pay(answers)).toBe(expected));

  it('of a personal loan, from which nobody deducts: all that was told, less what the law takes', () => {
    expect(pay({ salarioBruto: 3500 }, 'personal')).toBe(350_000);
    expect(pay({ salarioBruto: 3500, descontosObrigatorios: 500 }, 'personal')).toBe(300_000);
  });
});

describe('what an installment is measured by', () => {
  const measured = (product: string) =>
    showsChoice({ answers: { salarioBruto: 3500 }, results: { credito: { marginCentavos: 100_000 } }, product });

  it.each([
    ['personal', 'income', 3500],
    ['clt', 'salary', 2100],
  ])('%s: by the %s', (product, of, value) => expect(measured(product)).toEqual({ renda: { of, value, limit: 1000 } }));
});

describe('the margin of a benefit', () => {
  const told = (benefit: JsonObject) =>
    marginOf({
      answers: { beneficio: '1' },
      results: {
        beneficios: { benefits: [{ number: '1', species: 'x', ...benefit }] },
        credito: { marginCentavos: 9_999_999 },
      },
      product: 'inss',
    });

  it.each([
    ['is what the INSS tells', { marginCentavos: 48_630 }, 48_630],
    ['is no more than 35 % of a benefit', { marginCentavos: 99_999, amountCentavos: 151_800 }, 53_130],
    ['is no more than 30 % of a BPC', { marginCentavos: 99_999, amountCentavos: 151_800, assistance: true }, 45_540],
    ['is less where the INSS tells less', { marginCentavos: 1_000, amountCentavos: 151_800, assistance: true }, 1_000],
    ['is nothing where nobody tells one', {}, 0],
  ])('%s', (_what, benefit, expected) => expect(told(benefit)).toBe(expected));
});
