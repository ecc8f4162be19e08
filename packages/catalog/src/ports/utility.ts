import type { DocumentReference } from './documents.ts';
import type { Person } from './person.ts';

/** `installation` is the unit's number on the bill; `receipt` is empty where there is none. */
type BillQuestion = {
  readonly person: Person;
  readonly bill: DocumentReference;
  readonly installation: string;
  readonly receipt: DocumentReference;
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
