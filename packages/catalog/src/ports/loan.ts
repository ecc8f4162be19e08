import type { CalendarDate } from '@passo/domain';

/** A debt that a new contract settles. Rate as a fraction a month; the installments that are still to be paid. */
export type RunningDebt = {
  readonly id: string;
  /** Who is owed. */
  readonly lender: string;
  /** Its CNPJ; a contract that takes the debt over names it. */
  readonly lenderCnpj?: string;
  /** The INSS benefit that it is taken from, 10 digits. */
  readonly benefit?: string;
  readonly product: string;
  readonly paidOutOn: string;
  readonly monthlyRate: number;
  /** How its interest is counted; by days, as contracts that are taken from a payroll are, where it is absent. */
  readonly method?: 'price' | 'byDays' | 'sac';
  /** What whoever is owed says is owed on a day: it decides what settles the debt. */
  readonly told?: { readonly on: string; readonly centavos: number };
  readonly installments: number;
  readonly installmentCentavos: number;
  readonly open: readonly {
    readonly dueOn: string;
    readonly interestCentavos: number;
    readonly amortisationCentavos: number;
  }[];
};

/** What an offer says of the running contract that it settles, as it stands on the day of the offer. In centavos. */
export type ReplacedContract = {
  /** Its id, as the customer chose it. */
  readonly contract: string;
  /** Who is owed, by name and CNPJ. */
  readonly lender: string;
  readonly lenderCnpj: string;
  /** The INSS benefit that its installments are taken from, which pays the new ones too; 10 digits. */
  readonly benefit: string;
  /** What is due each month today. */
  readonly installmentCentavos: number;
  /** All installments that are still to be paid, in full. */
  readonly openCentavos: number;
  /** What settles it on that day. */
  readonly settlementCentavos: number;
  readonly lastDueOn: CalendarDate;
};

/** What a product needs to know beside amount and term. Each product reads its own and leaves the rest. */
export type LoanDetails = {
  /** What secures the loan or is bought with it: vehicle, home, goods. */
  readonly collateralCentavos?: number;
  /** Who said so: a price guide, or nobody but the customer. Absent for what no guide has. */
  readonly collateralToldBy?: 'guide' | 'customer';
  readonly downPaymentCentavos?: number;
  readonly insured?: boolean;
  /** The day of the month on which installments are to be due, where the customer chooses it. */
  readonly dueDay?: number;
  /** Of a card, how much may be owed on it at once. */
  readonly limitCentavos?: number;
  readonly system?: 'price' | 'sac';
  /** Of the FGTS account; by the lender's own books where it is absent. */
  readonly balanceCentavos?: number;
  /** The yearly withdrawals as Caixa told them, in their order; they stand in place of the balance. */
  readonly withdrawals?: readonly { readonly dueOn: string; readonly centavos: number }[];
  readonly birthDate?: string;
  /** When the yearly withdrawal was chosen. */
  readonly optedOn?: string;
  /** The contract to be settled, by its id with the lender. */
  readonly contract?: string;
  /** That contract, once the lender has looked it up. */
  readonly debt?: RunningDebt;
};
