import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import type { Customer } from '../../support/customer.ts';
import { goOn } from '../../support/journey.ts';
import { answering, atChoice, choose, heardNo, noRoom, offered, OTHER_EMPLOYER, worksFor } from './choosing.ts';
import { openStage, type Stage } from './stage.ts';

/* An installment that the payroll has no room for is chosen anew in the same order, within what the payroll says that it has. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const LIMIT = 250;

const someone = (one: number): Promise<Customer> => atChoice(stage.newcomer(), stage.world, exampleCpf('67', one));

/** Chooses while the payroll has room for so many centavos, or says nothing of how many, and hears no. */
const refusedBeyond = (customer: Customer, limitCentavos: number | undefined, amount: number): Promise<void> =>
  answering(
    stage.server,
    () => noRoom(limitCentavos),
    async () => {
      await choose(customer, amount, 24);
      await heardNo(customer);
    },
  );

describe('an installment that does not fit', () => {
  it('leads back to the choice, which opens with what fits the same term', async () => {
    const customer = await someone(701);
    await choose(customer, 8_000, 24);
    const proposal = await heardNo(customer);
    const { data, selfContract } = proposal;
    expect([proposal.currentStep, data.end]).toEqual(['simulacao', null]);
    expect(data.headings?.simulacao).toBe('Esta parcela não coube no seu salário');
    expect(data.notices.simulacao).toBe(
      'Hoje cabem parcelas de até R$ 250,00. Abaixo está o que cabe. Você pode escolher mais 2 vezes.',
    );
    const { maxValue = 0, defaultValue } = data.bounds.simulacao?.valorSolicitado ?? {};
    expect(selfContract.simulacao).toMatchObject({ valorSolicitado: defaultValue, prazo: { value: 24 } });
    const same = await offered(customer, Number(defaultValue));
    expect(same.get(24)?.valorDaParcela).toBeLessThanOrEqual(LIMIT);
    // Ten reais more would pass it.
    expect((await offered(customer, Number(defaultValue) + 10)).has(24)).toBe(false);
    const most = await offered(customer, Number(maxValue));
    expect([...most.keys()]).toEqual([48]);
    expect(most.get(48)?.valorDaParcela).toBeLessThanOrEqual(LIMIT);
    await choose(customer, Number(defaultValue), 24);
    const signing = await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'contrato');
    expect(signing.data.standing).toEqual(['a parcela reservada no seu salário', 'a oferta reservada no banco']);
  });

  it('lowers an amount that fits the longest term, and not the one that was chosen', async () => {
    const customer = await someone(703);
    await choose(customer, 5_000, 12);
    const { data, selfContract } = await heardNo(customer);
    const { maxValue = 0, defaultValue } = data.bounds.simulacao?.valorSolicitado ?? {};
    expect([Number(maxValue) > 5_000, Number(defaultValue) < 5_000]).toEqual([true, true]);
    expect(selfContract.simulacao).toMatchObject({ valorSolicitado: defaultValue, prazo: { value: 12 } });
    expect((await offered(customer, Number(defaultValue))).has(12)).toBe(true);
  });

  it('ends the order where nothing fits, and says when there will be room', async () => {
    const customer = await someone(704);
    await refusedBeyond(customer, 1, 2_000);
    expect(customer.proposal?.data.end).toBe('refused');
    expect(customer.proposal?.data.refusal).toMatchObject({
      reason: 'Limite de desconto no salário',
      tryAgain: 'Quando uma das suas parcelas terminar',
    });
    expect(customer.proposal?.data.refusal?.lead).toBeUndefined();
  });

  it('is believed no limit that it would have passed', async () => {
    const customer = await someone(705);
    await refusedBeyond(customer, 9_999_999, 2_000);
    expect(customer.proposal?.data.notices.simulacao).toBe(
      'Escolha um valor menor ou mais parcelas. Você pode escolher mais 2 vezes.',
    );
  });

  it('holds for the employer who was asked, and for the person', async () => {
    const customer = await someone(706);
    const before = customer.proposal?.data.bounds.simulacao?.valorSolicitado;
    await choose(customer, 8_000, 24);
    await heardNo(customer);
    const { data } = await worksFor(customer, stage.world, OTHER_EMPLOYER);
    expect(data.bounds.simulacao?.valorSolicitado).toEqual(before);
  });

  it('is chosen anew twice where the payroll names no limit, and then ends the order', async () => {
    const customer = await someone(702);
    const came: unknown[] = [];
    for (const amount of [3_000, 2_000, 1_000]) {
      await refusedBeyond(customer, undefined, amount);
      came.push([customer.proposal?.data.notices.simulacao, customer.proposal?.data.end]);
    }
    const less = 'Escolha um valor menor ou mais parcelas.';
    expect(came).toEqual([
      [`${less} Você pode escolher mais 2 vezes.`, null],
      [`${less} Você pode escolher mais 1 vez.`, null],
      [undefined, 'refused'],
    ]);
    expect(customer.proposal?.data.refusal?.reason).toBe('Limite de desconto no salário');
  });
});
