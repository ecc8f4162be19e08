import { addDays, formatDate, formatMoney } from '@passo/domain';
import { payOutOf } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import { offerShape } from '../lender/offerShape.ts';
import { changesPaper } from './changesPaper.ts';
import { exampleOffer } from './testing/exampleContract.ts';

const before = offerShape.parse(exampleOffer());
const late = payOutOf(before, addDays(before.quote.rulesOf, 3));
if (late.kind !== 'within') throw new Error('three days late are within the contract');
const after = { ...before, quote: late.quote };
const written = (holds: boolean) =>
  changesPaper({
    person: { name: 'Maria da Silva', cpf: '52998224725' },
    contract: { name: 'Contrato', sha256: 'ab'.repeat(32) },
    ...{ before, after, holds },
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

  it('is the same paper for the same figures', () => expect(written(true)).toEqual(paper));
});
