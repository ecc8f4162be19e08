import type { CalendarDate } from '@passo/domain';
import type { JsonObject } from '@passo/engine';
import type { Quote } from '@passo/finance';
import type { PersonQuestion } from './bureau.ts';
import type { Institution } from './institution.ts';
import type { Person } from './person.ts';
import type { LoanDetails, ReplacedContract } from './loan.ts';

export type { LoanDetails, ReplacedContract, RunningDebt } from './loan.ts';

/** An interface as plain JSON: types may be stored and sent, interfaces may not. */
type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** A number of an offer beside the quote, in centavos: `{ key: 'entrada', label: 'Valor da Entrada', centavos }`. */
export type OfferLine = { readonly key: string; readonly label: string; readonly centavos: number };

/** An offer as it was shown and as it is signed. Amounts in centavos, rates as fractions, dates `YYYY-MM-DD`. */
export type Offer = {
  readonly id: string;
  /** Who lends, named in full: an offer that leaves a part of it out is refused. */
  readonly lender: Institution;
  readonly quote: Plain<Quote>;
  /** The last day on which it can be taken. */
  readonly validUntil: CalendarDate;
  /** Fine and interest a month on what is late, as fractions. */
  readonly late: { readonly fine: number; readonly monthlyInterest: number };
  /** What the customer named, where it is not the quote's own requested amount: the *troco* of a refinancing. */
  readonly askedCentavos?: number;
  /** Tells offers of one lender apart: 'SAC', 'Tabela Price'. */
  readonly title?: string;
  readonly lines?: readonly OfferLine[];
  /** Of a portability and a refinancing: the contract that is settled. Without it there is none. */
  readonly replaces?: ReplacedContract;
  /** What its installments are; payments of the customer where it is absent. */
  readonly unit?: 'installment' | 'withdrawal';
  /** No interest and so no CET: a consortium. */
  readonly interestFree?: boolean;
  /** Nothing else is lent here; a lender that says another is not read. */
  readonly currency?: 'BRL';
};

/** What is asked of a product, whoever lends it. */
export type LoanAsked = {
  readonly product: string;
  readonly requestedCentavos: number;
  readonly installments: number;
  /** 0 where nobody has said what fits. */
  readonly marginCentavos: number;
  /** 0 where no analysis said anything. */
  readonly monthlyRate: number;
  /** Whose contracts and balances are looked up; of 11 digits. */
  readonly cpf?: string;
  readonly details?: LoanDetails;
};

export type SimulationQuestion = LoanAsked & {
  /** Which bank is asked, by its name in `banks/`. */
  readonly bankSlug: string;
};

export type CompareQuestion = SimulationQuestion & {
  /** Whose offers are wanted, and of each its ways of paying back where the product has several. */
  readonly bankSlugs: readonly string[];
};

/** Between which amounts and over which terms something is lent at all. */
export type LoanLimits = {
  readonly minimumCentavos: number;
  readonly maximumCentavos: number;
  readonly terms: readonly number[];
  /** Fraction a month. */
  readonly monthlyRate: number;
};

/** Where the money goes. Digits only, the check digit with the account. */
export type BankAccount = {
  readonly bank: string;
  readonly agency: string;
  readonly account: string;
  readonly type: string;
};

/** Whoever is paid in the customer's place: of a purchase who sells. `document` is a CPF or a CNPJ without its signs. */
export type Payee = { readonly name: string; readonly document: string };

type AccountQuestion = { readonly person: Person; readonly account: BankAccount };
/** Whose account it is; `reference` names the look-up. */
export type AccountHolder = { readonly isOfPerson: boolean; readonly reference: string };

/** The account that a Pix key leads to (DICT). `bank` is a COMPE code, `type` a value of the list `tipoConta`. */
type PixAccount = BankAccount & { readonly bankName: string };
/** Null: the CPF is nobody's Pix key. */
type KnownAccount = { readonly pixAccount: PixAccount | null };

type DisburseQuestion = {
  readonly offer: string;
  readonly person: Person;
  /** Where the money goes; where somebody else is paid, the customer's own, from which the installments come. */
  readonly account: BankAccount;
  readonly payee?: Payee;
  /** Where the money is paid later than the contract says, and the contract allows it: the figures of that day, which hold. */
  readonly quote?: Plain<Quote>;
};
export type ChooseQuestion = {
  /** Absent where an offer is chosen before it was proven who chooses. */
  readonly cpf?: string;
  readonly offer: string;
  readonly requestedCentavos: number;
  readonly installments: number;
  /** 0 where none was named. */
  readonly downPaymentCentavos?: number;
};
type AcceptQuestion = ChooseQuestion & { readonly cpf: string };
export type ProposeQuestion = {
  readonly product: string;
  readonly person: Person;
  readonly salaryCentavos: number;
  /** 0 where no analysis said anything. */
  readonly marginCentavos: number;
  readonly monthlyRate: number;
  readonly details?: LoanDetails;
  /** What the customer wants instead of what was proposed before, each where they named it: an offer of another is refused. */
  readonly requestedCentavos?: number;
  readonly installments?: number;
  /** Which bank is asked, by its name in `banks/`. */
  readonly bankSlug?: string;
};
/** `offer` as kept; `bankSlug` as in `lender.propose`. */
export type ReviseQuestion = {
  readonly product: string;
  readonly person: Person;
  readonly offer: JsonObject;
  readonly bankSlug?: string;
};
type Disbursement = { readonly reference: string; readonly paidOn: string };

/** What the fund lets one sell in advance: each yearly withdrawal on its day (`YYYY-MM-DD`). */
export type FgtsBalance = {
  readonly key: string;
  readonly referenceDate: string;
  readonly periods: readonly { readonly dueOn: string; readonly centavos: number }[];
};

export type LenderOperations = {
  /** Refused with `remake` where the customer can do something about it in the fund's own application. */
  'lender.fgtsBalance': { readonly question: PersonQuestion; readonly answer: FgtsBalance };
  /** Whether the account is there and held by this CPF; refused with `remake` where there is no such account. */
  'lender.checkAccount': { readonly question: AccountQuestion; readonly answer: AccountHolder };
  /** The account behind the Pix key that is the customer's CPF. */
  'lender.pixAccount': { readonly question: PersonQuestion; readonly answer: KnownAccount };
  /** The offer that the customer chose, as it was shown; nothing is reserved. Refused with `remake` where it is no longer valid. */
  'lender.choose': { readonly question: ChooseQuestion; readonly answer: Offer };
  /** Reserves the offer that the customer chose; refused with `remake` where it is no longer valid. */
  'lender.accept': { readonly question: AcceptQuestion; readonly answer: Offer };
  /** What the lender would lend by itself, or for what the customer named. A no to that ends nothing. */
  'lender.propose': { readonly question: ProposeQuestion; readonly answer: Offer };
  /** Back office: the same offer confirmed, or another one in its place. */
  'lender.revise': { readonly question: ReviseQuestion; readonly answer: Offer };
  /**
   * Refused with `inconsistency: 'account'` where the account sent the deposit back: no money is out, none will go out for this question,
   * and another account is asked for.
   */
  'lender.disburse': { readonly question: DisburseQuestion; readonly answer: Disbursement };
};
