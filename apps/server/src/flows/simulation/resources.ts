import { downPaymentLimits, loanProduct, settlementOf, type Offer, type RunningDebt } from '@passo/catalog';
import type { DataOf } from '@passo/contract';
import { toReais, today, type Clock } from '@passo/domain';
import { ProblemError } from '../../platform/problemError.ts';
import type { Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { openSimulation, type Asked } from './asked.ts';
import { simulationLimits } from './simulate.ts';

/* What is read before a simulation, and how an answer is told in the words of one call. */

type Options = DataOf<'agxPrivateSimulationType'>;

export async function termOptions(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<Options> {
  const { terms } = await simulationLimits(runtime, visitor, asked);
  return { resource: { options: terms.map((term) => ({ value: term, label: `${term}x` })) } };
}

export async function simulationTypes(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<Options> {
  await openSimulation(runtime, visitor, asked);
  const options = [
    { value: 'valor', label: 'Pelo valor que quero receber' },
    { value: 'parcela', label: 'Pela parcela que cabe no mês' },
  ];
  return { resource: { options } };
}

/** The ways in which the product can be paid back; none where there is only one. */
export async function paybackOptions(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<Options> {
  const { product } = await openSimulation(runtime, visitor, asked);
  const options = product?.variants?.map(({ title, details }) => ({ value: details.system ?? title, label: title }));
  return { resource: { options: options ?? [] } };
}

/** What is bought, and how much of it is paid at once; 404 where the answers so far name no value. */
export async function collateralValue(
  runtime: Runtime,
  visitor: Visitor,
  asked: Asked,
): Promise<DataOf<'residencyValue'>> {
  const { question } = await openSimulation(runtime, visitor, asked);
  const value = question.details?.collateralCentavos ?? 0;
  if (value <= 0) throw new ProblemError('simulation.missing');
  const { leastCentavos, mostCentavos, usualCentavos } = downPaymentLimits(value);
  return {
    value: toReais(value),
    minimum: toReais(leastCentavos),
    maximum: toReais(mostCentavos),
    suggested: toReais(usualCentavos),
  };
}

export const contractsOnWire = (debts: readonly RunningDebt[], clock: Clock): DataOf<'qitechContracts'> => ({
  contracts: debts.map((debt) => ({
    ...{ id: debt.id, lender: debt.lender, product: loanProduct(debt.product)?.label ?? debt.product },
    ...{ monthlyRate: debt.monthlyRate, installments: debt.installments, installmentsLeft: debt.open.length },
    valorDaParcela: toReais(debt.installmentCentavos),
    balance: toReais(settlementOf({ debt }, today(clock.now()))),
    lastDueOn: debt.open.at(-1)?.dueOn ?? debt.paidOutOn,
  })),
});

const sum = (charges: readonly { readonly totalCentavos: number }[]): number =>
  charges.reduce((total, { totalCentavos }) => total + totalCentavos, 0);

/** The terms of a purchase in the words of the CDC simulation. Amounts are those of the longest term. */
export function cdcOnWire(offers: readonly Offer[]): DataOf<'cdcSimulation'> {
  const longest = offers.at(-1);
  if (longest === undefined) throw new ProblemError('simulation.missing');
  const { quote, lines = [] } = longest;
  return {
    simulation: {
      valorEntradaCDC: toReais(lines.find(({ key }) => key === 'entrada')?.centavos ?? 0),
      valorDoFinanciamento: toReais(quote.financedCentavos),
      loanFee: toReais(sum(quote.fees)),
      iof: toReais(quote.iofCentavos),
      installmentSimulations: offers.map(({ id, quote: { installments, monthlyRate, installmentCentavos } }) => ({
        ...{ prazo: installments, taxa: monthlyRate, valorDaParcela: toReais(installmentCentavos), oferta: id },
      })),
    },
  };
}
