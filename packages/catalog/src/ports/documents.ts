import type { JsonObject } from '@passo/engine';
import type { BankAccount } from './lender.ts';
import type { Contact } from './person.ts';

/** A photo or a paper in our own storage; a provider is given its bytes beside the question. Empty where there is none. */
export type DocumentReference = string;

/** What a contract names of a thing, by the words before each value. A value that is empty is not known. */
export type Particulars = {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

type ContractQuestion = {
  readonly product: string;
  readonly person: Contact;
  readonly address: JsonObject;
  readonly employer: { readonly cnpj: string; readonly name: string };
  readonly account: BankAccount;
  /** What the contract names beside them: a vehicle, a home, a benefit. Nothing is written while one of the values is empty. */
  readonly particulars: readonly Particulars[];
  /** The offer as kept (see `Offer` of the lender port). */
  readonly offer: JsonObject;
  /** What was signed before brought no money: this contract takes its place. */
  readonly replaces?: true;
};
/** `document` refers to our storage; `sha256` is of the PDF's bytes, in hexadecimal. */
type Contract = { readonly document: string; readonly sha256: string; readonly pages: number };

type SendQuestion = { readonly document: string };
/** When the message with the link to it was handed over, to be told under a lease. */
type Sent = { readonly sentAt: string };

export type DocumentsOperations = {
  /** Whether the contract lies where the message about it leads; a step that asks this tells `contract` once it is done. */
  'documents.send': { readonly question: SendQuestion; readonly answer: Sent };
  'documents.contract': { readonly question: ContractQuestion; readonly answer: Contract };
};
