import type { JsonObject } from '@passo/engine';
import type { Quote } from '@passo/finance';
import type { Person } from './person.ts';

/** An interface as plain JSON: types may be stored and sent, interfaces may not. */
type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** An offer as it was shown and as it is signed. Amounts in centavos, rates as fractions, dates `YYYY-MM-DD`. */
export type Offer = {
  readonly id: string;
  readonly lender: { readonly name: string; readonly cnpj: string };
  readonly quote: Plain<Quote>;
  /** The last day on which it can be taken. */
  readonly validUntil: string;
  /** Fine and interest a month on what is late, as fractions. */
  readonly late: { readonly fine: number; readonly monthlyInterest: number };
};

export type SimulationQuestion = {
  readonly product: string;
  readonly requestedCentavos: number;
  readonly installments: number;
  readonly marginCentavos: number;
  readonly monthlyRate: number;
};

/** Where the money goes. Digits only, the check digit with the account. */
export type BankAccount = {
  readonly bank: string;
  readonly agency: string;
  readonly account: string;
  readonly type: string;
};

export type DisburseQuestion = { readonly offer: string; readonly person: Person; readonly account: BankAccount };
export type AcceptQuestion = {
  readonly offer: string;
  readonly cpf: string;
  readonly requestedCentavos: number;
  readonly installments: number;
};
export type ProposeQuestion = {
  readonly product: string;
  readonly person: Person;
  readonly salaryCentavos: number;
  /** 0 where no analysis said anything. */
  readonly marginCentavos: number;
  readonly monthlyRate: number;
};
/** `offer` as kept. */
export type ReviseQuestion = { readonly product: string; readonly person: Person; readonly offer: JsonObject };
export type Disbursement = { readonly reference: string; readonly paidOn: string };

export type LenderOperations = {
  /** Takes the offer that the customer chose; refused with `remake` where it is no longer valid. */
  'lender.accept': { readonly question: AcceptQuestion; readonly answer: Offer };
  /** What the lender would lend by itself. */
  'lender.propose': { readonly question: ProposeQuestion; readonly answer: Offer };
  /** Back office: the same offer confirmed, or another one in its place. */
  'lender.revise': { readonly question: ReviseQuestion; readonly answer: Offer };
  'lender.disburse': { readonly question: DisburseQuestion; readonly answer: Disbursement };
};
