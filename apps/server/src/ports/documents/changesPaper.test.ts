import { addDays, formatDate, formatMoney, formatRate } from '@passo/domain';
import { payOutOf, type Offer } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import { offerShape } from '../lender/offerShape.ts';
import { changesPaper } from './changesPaper.ts';
import { exampleOffer } from './testing/exampleContract.ts';

const before = offerShape.parse(exampleOffer());
const late = payOutOf(before, addDays(before.quote.rulesOf, 3));
if (late.kind !== 'within') throw new Error('three days late are within the contract');
const after = { ...before, quote: late.quote };
const written = (holds: boolean, now: Offer = after) =>
  changesPaper({
    person: { name: 'Maria da Silva', cpf: '52998224725' },
    contract: { name: 'Contrato', sha256: 'ab'.repeat(32) },
    ...{ before, after: now, holds },
  });

describe('changesPaper', () => {
  const paper = written(true);
  const rows = paper.sections.flatMap(({ table }) => table?.rows ?? []);

  it.each([
    ['Dia do dinheiro', formatDate(before.quote.rulesOf), formatDate(after.quote.rulesOf)],
    ['Valor da parcela', formatMoney(before.quote.installmentCentavos), formatMoney(after.quote.installmentCentavos)],
    ['Primeiro vencimento', formatDate(before.quote.firstDueOn), formatDate(after.quote.firstDueOn)],
    ['Total a pagar', formatMoney(before.quote.totalCentavos), formatMoney(after.quote.totalCentavos)],
  ])('%s stands as it was signed and as it is now', (...row) => expect(rows).toContainEqual(row));

  it('has every installment as it is now', () =>
    expect(JSON.stringify(paper.sections.at(-1))).toContain(
      formatMoney(after.quote.schedule.at(-1)?.installmentCentavos ?? 0).slice('R$ '.length),
    ));

  it('says whether the contract holds, or another one has to be signed', () => {
    const said = (holds: boolean): string => JSON.stringify(written(holds).sections[0]);
    expect(said(true)).toContain('Você não precisa assinar de novo');
    expect(said(false)).toContain('assine o contrato novo');
  });

  describe('where something else was chosen since', () => {
    const requestedCentavos = before.quote.requestedCentavos - 100_000;
    const less = { installments: 12, requestedCentavos, installmentCentavos: 50_000, cetAnnual: 0.4321 };
    const said = (now: Offer): string =>
      (written(false, now).sections[0]?.paragraphs ?? []).join(' ').replaceAll('\u00a0', ' ');
    const chosen = { ...after, quote: { ...after.quote, ...less, releasedCentavos: requestedCentavos } };

    it.each([
      ['the day', `Dia do dinheiro, de ${formatDate(before.quote.rulesOf)} para ${formatDate(after.quote.rulesOf)};`],
      [
        'the amount',
        `Valor liberado, de ${formatMoney(before.quote.releasedCentavos)} para ${formatMoney(requestedCentavos)};`,
      ],
      ['the term', `Número de parcelas, de ${before.quote.installments} para 12;`],
      ['the installment', `Valor da parcela, de ${formatMoney(before.quote.installmentCentavos)} para R$ 500,00;`],
      ['the CET', `CET ao ano, de ${formatRate(before.quote.cetAnnual)} para ${formatRate(0.4321)};`],
    ])('%s is told old and new', (_what, words) => expect(said(chosen)).toContain(words.replaceAll('\u00a0', ' ')));

    it('says that it was chosen, and where only the day is another it does not', () => {
      const asked = { ...before, askedCentavos: before.quote.requestedCentavos };
      const debt = { ...after.quote, requestedCentavos: after.quote.requestedCentavos + 1 };
      expect(said({ ...asked, quote: debt })).not.toContain('escolheu');
      expect(said(chosen)).toContain('da oferta que você escolheu depois');
      expect(said({ ...after, lender: { ...after.lender, cnpj: '23BCD456000188' } })).toContain('que você escolheu');
      expect(said(after)).not.toContain('escolheu');
    });

    it('names nothing that stayed', () => expect(said(chosen)).not.toContain('Quem empresta'));
  });

  it('is the same paper for the same figures', () => expect(written(true)).toEqual(paper));
});
