import type { DataOf, ProposalOnWire } from '@passo/contract';
import type { Answer } from '@passo/engine';
import { dataOf, type Customer } from '../../support/customer.ts';
import { begin, goOn, type World } from '../../support/journey.ts';
import type { TestServer } from '../../support/server.ts';

/* Amounts and terms that are chosen, and what the payroll says of their installments. */

export const HOME = '11222333000181';
export const OTHER_EMPLOYER = { cnpj: '12345678000195', name: 'Outra Empresa Ltda' };

export const toChoice = (customer: Customer, world: World): Promise<ProposalOnWire> =>
  goOn(customer, world, ({ currentStep }) => currentStep === 'simulacao');

/** Before the choice of an amount. */
export async function atChoice(customer: Customer, world: World, cpf: string): Promise<Customer> {
  await begin(customer, 'aurora-clt', cpf);
  await toChoice(customer, world);
  return customer;
}

/** Another employer is named, or the first one again; then they stand before the choice. */
export async function worksFor(customer: Customer, world: World, empregador: object): Promise<ProposalOnWire> {
  await customer.submit('trabalho', { ...customer.proposal?.selfContract.trabalho, empregador });
  return toChoice(customer, world);
}

/** What is offered for the amount over every term, by its months. */
export async function offered(customer: Customer, valorSolicitado: number) {
  const body = { step: 'simulacao', valorSolicitado };
  const answer = await customer.device.call('simulationRange', { params: { id: customer.hash }, body });
  const { simulations } = dataOf<DataOf<'simulationRange'>>(answer);
  return new Map(simulations.map((offer) => [offer.installments, offer]));
}

export async function choose(customer: Customer, valorSolicitado: number, term: number): Promise<void> {
  const offer = (await offered(customer, valorSolicitado)).get(term);
  const prazo = { value: term, label: `${term}x` };
  await customer.submit('simulacao', { valorSolicitado, prazo, oferta: offer?.id });
}

/** Once the payroll has said no: back at the choice, or at an end. */
export const heardNo = (customer: Customer): Promise<ProposalOnWire> =>
  customer.until(
    ({ currentStep, stepStatus, data }) =>
      data.end !== null || (currentStep === 'simulacao' && stepStatus.simulacao === 'remake'),
  );

type No = Extract<Answer, { kind: 'refused' }>;

/** A no for the salary, with the installment that fits where it is named. */
export const noRoom = (limitCentavos?: number): No => ({
  ...({ kind: 'refused', inconsistency: 'margin' } as const),
  ...(limitCentavos !== undefined && { limitCentavos }),
});

/** Meanwhile the payroll answers so of an employer; null: as ever. */
export async function answering(
  { runtime }: TestServer,
  says: (employer: string) => No | null,
  act: () => Promise<void>,
): Promise<void> {
  const reserve = runtime.providers['payrollMargin.reserve'];
  const { ask } = reserve;
  const own: typeof ask = async (question, asking) => says(question.employerCnpj) ?? ask(question, asking);
  Object.assign(reserve, { ask: own });
  try {
    await act();
  } finally {
    Object.assign(reserve, { ask });
  }
}
