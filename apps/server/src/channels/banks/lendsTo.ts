import { addMonths, formatMoney, isCalendarDate, type CalendarDate } from '@passo/domain';
import type { Lending } from './bank.ts';

/** What is known of who asks; what is not (no date, 0) is not held against them. */
interface Asker {
  readonly birthDate: string;
  readonly incomeCentavos: number;
}

/** Why a bank lends this person nothing, in words that help; null where nothing stands against it. */
export function refusalOf({ age, incomeCentavos: least = 0 }: Lending, asker: Asker, on: CalendarDate): string | null {
  const { birthDate, incomeCentavos } = asker;
  if (age !== undefined && isCalendarDate(birthDate) && !isOfAge(age, birthDate, on)) return agesOf(age);
  if (incomeCentavos > 0 && incomeCentavos < least)
    return `Este banco empresta a quem ganha ${formatMoney(least)} por mês ou mais.`;
  return null;
}

type Ages = NonNullable<Lending['age']>;

const birthday = (birthDate: CalendarDate, years: number): CalendarDate => addMonths(birthDate, 12 * years);

const isOfAge = ({ from = 0, to }: Ages, birthDate: CalendarDate, on: CalendarDate): boolean =>
  birthday(birthDate, from) <= on && (to === undefined || on < birthday(birthDate, to + 1));

function agesOf({ from, to }: Ages): string {
  if (to === undefined) return `Este banco empresta a quem tem ${from} anos ou mais.`;
  if (from === undefined) return `Este banco empresta a quem tem até ${to} anos.`;
  return `Este banco empresta a quem tem de ${from} a ${to} anos.`;
}
