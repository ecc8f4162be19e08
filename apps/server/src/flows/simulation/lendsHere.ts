import { loanProduct, type CompareQuestion } from '@passo/catalog';
import { fromReais, today, type Clock } from '@passo/domain';
import type { Facts } from '@passo/engine';
import { lendingOf, type Bank } from '../../channels/banks/bank.ts';
import { refusalOf } from '../../channels/banks/lendsTo.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Simulation } from './asked.ts';

/* A bank that lends only from an age or an income on is not asked for others, and hears neither of them. */

type Asked = Pick<Simulation, 'access' | 'facts' | 'birthDate'>;

function incomeOf({ product, answers, results }: Facts): number {
  const known = loanProduct(product)?.incomeOf?.({ product, answers, results });
  const told = fromReais(answers['salarioBruto']);
  return known ?? (told.ok ? told.value : 0);
}

function refusalBy(bank: Bank, { facts, birthDate }: Asked, clock: Clock): string | null {
  const lending = lendingOf(bank, facts.product);
  if (lending === undefined) return null;
  return refusalOf(lending, { birthDate, incomeCentavos: incomeOf(facts) }, today(clock.now()));
}

/** Throws where the channel's bank lends this person nothing. */
export function requireLending(asked: Asked, clock: Clock): void {
  const message = refusalBy(asked.access.channel.bank, asked, clock);
  if (message !== null) throw new ProblemError('simulation.refused', { message });
}

/** Who is compared for this person; throws where none of them lends them anything. */
export function lendersFor(asked: Asked, clock: Clock): Pick<CompareQuestion, 'bankSlugs'> {
  const judged = asked.access.channel.lenders.map((bank) => ({ bank, refusal: refusalBy(bank, asked, clock) }));
  const lending = judged.filter(({ refusal }) => refusal === null);
  const message = judged[0]?.refusal;
  if (lending.length === 0 && typeof message === 'string') throw new ProblemError('simulation.refused', { message });
  return { bankSlugs: lending.map(({ bank }) => bank.slug) };
}
