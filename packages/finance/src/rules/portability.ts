import type { CalendarDate } from '@passo/domain';

/** A debt that a new contract replaces, as it stands on the day on which that is paid out. Amounts in centavos. */
export interface ReplacedDebt {
  readonly lastDueOn: CalendarDate;
  /** All instalments that are still to be paid, in full (`openCentavos` of `settle`). */
  readonly openCentavos: number;
  /** What settles it on that day. */
  readonly settlementCentavos: number;
}

/** What the new contract is judged by: a `Quote`, or an offer that somebody else made. Amounts in centavos. */
export interface Replacing {
  readonly lastDueOn: CalendarDate;
  readonly totalCentavos: number;
  /** What is handed over, to whoever is owed or to the customer. */
  readonly releasedCentavos: number;
}

/** What makes of a portability another credit. */
export type PortabilityCode = 'portability.longer' | 'portability.dearer' | 'portability.newMoney';

export interface PortabilityRule {
  readonly wrong: readonly PortabilityCode[];
  /** Where it is written, and what of it is the house's reading. */
  readonly source: string;
}

const SOURCE =
  'Resolução CMN 5.057/2022, no lugar da Resolução 4.292/2013, em cujo art. 3º se lê que valor e prazo não passam do saldo ' +
  'devedor e do prazo que resta. Que o prazo se mede pela data do último vencimento, e que a soma das parcelas não sobe, é ' +
  'leitura da casa.';

/**
 * Whether a contract that replaces a debt keeps to it: it ends no later by date, pays no more in all, and hands over no
 * more than settles it, but for `slackCentavos` of rounding. `wrong` is empty where it does.
 */
export function portability(offer: Replacing, debt: ReplacedDebt, slackCentavos = 0): PortabilityRule {
  const wrong: readonly (PortabilityCode | null)[] = [
    offer.lastDueOn > debt.lastDueOn ? 'portability.longer' : null,
    offer.totalCentavos > debt.openCentavos ? 'portability.dearer' : null,
    offer.releasedCentavos > debt.settlementCentavos + slackCentavos ? 'portability.newMoney' : null,
  ];
  return { source: SOURCE, wrong: wrong.filter((code) => code !== null) };
}
