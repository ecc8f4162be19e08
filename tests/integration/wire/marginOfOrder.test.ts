import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { dataOf, type Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openStage, type Stage } from './stage.ts';

/* An installment that the payroll has no room for is chosen anew in the same order, within what the payroll says that it has. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const LIMIT = 250;
const OTHER_EMPLOYER = { cnpj: '12345678000195', name: 'Outra Empresa Ltda' };

/** Before the choice of an amount. */
async function atChoice(one: number): Promise<Customer> {
  const customer = stage.newcomer();
  await begin(customer, 'aurora-clt', exampleCpf('67', one));
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'simulacao');
  return customer;
}

/** What is offered for the amount over every term, by its months. */
async function offered(customer: Customer, valorSolicitado: number) {
  const body = { step: 'simulacao', valorSolicitado };
  const answer = await customer.device.call('agxPrivateSimulationRange', { params: { id: customer.hash }, body });
  const { simulations } = dataOf<DataOf<'agxPrivateSimulationRange'>>(answer);
  return new Map(simulations.map((offer) => [offer.installments, offer]));
}

async function choose(customer: Customer, valorSolicitado: number, term: number): Promise<void> {
  const offer = (await offered(customer, valorSolicitado)).get(term);
  const prazo = { value: term, label: `${term}x` };
  await customer.submit('simulacao', { valorSolicitado, prazo, oferta: offer?.id });
}

/** Meanwhile the payroll has room for so many centavos. */
async function limited(limitCentavos: number, act: () => Promise<void>): Promise<void> {
  const reserve = stage.server.runtime.providers['payrollMargin.reserve'];
  const { ask } = reserve;
  let asked: () => void;
  const wasAsked = new Promise<void>((resolve) => (asked = resolve));
  Object.assign(reserve, {
    ask: async () => {
      asked();
      return { kind: 'refused', inconsistency: 'margin', limitCentavos };
    },
  });
  await act();
  await wasAsked;
  Object.assign(reserve, { ask });
}

describe('an installment that does not fit', () => {
  it('leads back to the choice, which opens with what fits the same term', async () => {
    const customer = await atChoice(701);
    await choose(customer, 8_000, 24);
    const proposal = await customer.until(({ stepStatus }) => stepStatus.simulacao === 'remake');
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
    const customer = await atChoice(703);
    await choose(customer, 5_000, 12);
    const { data, selfContract } = await customer.until(({ stepStatus }) => stepStatus.simulacao === 'remake');
    const { maxValue = 0, defaultValue } = data.bounds.simulacao?.valorSolicitado ?? {};
    expect([Number(maxValue) > 5_000, Number(defaultValue) < 5_000]).toEqual([true, true]);
    expect(selfContract.simulacao).toMatchObject({ valorSolicitado: defaultValue, prazo: { value: 12 } });
    expect((await offered(customer, Number(defaultValue))).has(12)).toBe(true);
  });

  it('ends the order where nothing fits, and says when there will be room', async () => {
    const customer = await atChoice(704);
    await limited(1, () => choose(customer, 2_000, 24));
    const { data } = await customer.until(({ data: { end } }) => end !== null);
    expect(data.refusal).toMatchObject({
      reason: 'Limite de desconto no salário',
      tryAgain: 'Quando uma das suas parcelas terminar',
    });
    expect(data.refusal?.lead).toBeUndefined();
  });

  it('is believed no limit that it would have passed', async () => {
    const customer = await atChoice(705);
    await limited(9_999_999, () => choose(customer, 2_000, 24));
    const { data } = await customer.until(({ stepStatus }) => stepStatus.simulacao === 'remake');
    expect(data.notices.simulacao).toBe('Escolha um valor menor ou mais parcelas. Você pode escolher mais 2 vezes.');
  });

  it('holds for the employer who was asked, and for the person', async () => {
    const customer = await atChoice(706);
    const before = customer.proposal?.data.bounds.simulacao?.valorSolicitado;
    await choose(customer, 8_000, 24);
    await customer.until(({ stepStatus }) => stepStatus.simulacao === 'remake');
    const work = customer.proposal?.selfContract.trabalho ?? {};
    await customer.submit('trabalho', { ...work, empregador: OTHER_EMPLOYER });
    const { data } = await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'simulacao');
    expect(data.bounds.simulacao?.valorSolicitado).toEqual(before);
  });

  it('is chosen anew twice where the payroll names no limit, and then ends the order', async () => {
    const customer = await atChoice(702);
    const reserve = stage.server.runtime.providers['payrollMargin.reserve'];
    const { ask } = reserve;
    Object.assign(reserve, { ask: async () => ({ kind: 'refused', inconsistency: 'margin' }) });
    const came: unknown[] = [];
    for (const amount of [3_000, 2_000, 1_000]) {
      await choose(customer, amount, 24);
      const proposal = await customer.until(
        ({ currentStep, stepStatus, data }) =>
          data.end !== null || (currentStep === 'simulacao' && stepStatus.simulacao === 'remake'),
      );
      came.push([proposal.data.notices.simulacao, proposal.data.end]);
    }
    Object.assign(reserve, { ask });
    const less = 'Escolha um valor menor ou mais parcelas.';
    expect(came).toEqual([
      [`${less} Você pode escolher mais 2 vezes.`, null],
      [`${less} Você pode escolher mais 1 vez.`, null],
      [undefined, 'refused'],
    ]);
    expect(customer.proposal?.data.refusal?.reason).toBe('Limite de desconto no salário');
  });
});
