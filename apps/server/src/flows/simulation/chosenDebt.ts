import { replacedOn, type ReplacedContract } from '@passo/catalog';
import { today } from '@passo/domain';
import type { Answer } from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';
import type { Simulation } from './asked.ts';

type Asking = Pick<Runtime, 'clock'> & { readonly lender: Pick<Runtime['lender'], 'contracts'> };

const UNNAMED = 'Escolha antes o contrato que vai ser quitado.';
const UNKNOWN = 'Esse contrato não está entre os que podem ser quitados. Escolha outro.';
const NONE = 'Não encontramos contrato seu que possa ser quitado por aqui. Nada foi contratado.';

const refused = (text: string) => ({ kind: 'refused', text }) as const;

/**
 * The contract that the customer chose, where the product takes one from another bank: what is owed on it today, by the books of the lender.
 * Refused where none is named, where it is none of theirs, and where the lender has no such books: what an offer says of a debt that nobody
 * can look up would hold by the offer's own word. Undefined where the product takes over no debt.
 */
export async function chosenDebt(
  { lender, clock }: Asking,
  { question, product, asking }: Pick<Simulation, 'question' | 'product' | 'asking'>,
): Promise<Answer<ReplacedContract> | undefined> {
  if (product?.replacesIn === undefined) return undefined;
  const contract = question.details?.contract;
  if (contract === undefined) return refused(UNNAMED);
  const found = await lender.contracts?.(question, asking(question));
  if (found === undefined) return refused(NONE);
  if (found.kind !== 'done') return found;
  const debt = found.value.find(({ id }) => id === contract);
  const value = debt && replacedOn(debt, today(clock.now()));
  if (value !== undefined) return { kind: 'done', value };
  return refused(found.value.length === 0 ? NONE : UNKNOWN);
}
