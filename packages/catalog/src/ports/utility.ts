import type { Person } from './person.ts';

/** `bill` and `receipt` are references into our own storage; `installation` is the unit's number on the bill. */
type BillQuestion = {
  readonly person: Person;
  readonly bill: string;
  readonly installation: string;
  readonly receipt: string;
};
/** What was read of the bill. Amounts in centavos, the date `YYYY-MM-DD`. */
export type Bill = {
  readonly installation: string;
  readonly holder: string;
  readonly amountCentavos: number;
  readonly dueOn: string;
};

export type UtilityOperations = {
  'utility.readBill': { readonly question: BillQuestion; readonly answer: Bill };
};
