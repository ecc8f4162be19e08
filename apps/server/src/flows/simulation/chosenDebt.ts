import { replacedOn, type ReplacedContract } from '@passo/catalog';
import { today } from '@passo/domain';
import type { Answer } from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';
import type { Simulation } from './asked.ts';

type Asking = Pick<Runtime, 'clock'> & { readonly lender: Pick<Runtime['lender'], 'contracts'> };

const UNKNOWN = 'Esse contrato não está entre os que podem ser quitados. Escolha outro.';

/**
 * The contract that the customer chose, where the product takes one from another bank and the lender tells which there are: what is
 * owed on it today. Refused where it is none of them; undefined where there is nothing to look up.
 */
export async function chosenDebt(
  { lender, clock }: Asking,
  { question, product, asking }: Pick<Simulation, 'question' | 'product' | 'asking'>,
): Promise<Answer<ReplacedContract> | undefined> {
  const contract = question.details?.contract;
  if (product?.replacesIn === undefined || contract === undefined) return undefined;
  const found = await lender.contracts?.(question, asking(question));
  if (found?.kind !== 'done') return found;
  const debt = found.value.find(({ id }) => id === contract);
  const value = debt && replacedOn(debt, today(clock.now()));
  return value === undefined ? { kind: 'refused', text: UNKNOWN } : { kind: 'done', value };
}
