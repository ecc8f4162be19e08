import type { Answer } from '@passo/engine';
import type { Person } from '@passo/catalog';
import type { Asking } from '../port.ts';

/** What a bank asks the customer to allow, or begins on its side, before a step can ask it anything. */
export type AuthorizationKind = 'privatePayroll' | 'vehicleEquity';

export type AuthorizationQuestion = {
  readonly kind: AuthorizationKind;
  readonly person: Person;
  /** Digits of a cell phone, where the bank sends its token; empty where none is known. */
  readonly cellphone: string;
};

export type Authorized = { readonly authorizedAt: string };

/**
 * Allowed by the customer at the bank, by its link or by the token that it sends. The wire of the banks that do this (C6)
 * is not public: the simulator carries the port until one of them opens it.
 */
export interface Authorizations {
  /** Starts it: `waiting` with the bank's reference. The same key is the same authorization, and sends nothing twice. */
  request(question: AuthorizationQuestion, asking: Asking): Promise<Answer<Authorized>>;
  /** How it stands now. */
  status(reference: string, signal: AbortSignal): Promise<Answer<Authorized>>;
  /** The token that the customer typed; refused where it is wrong. */
  confirm(reference: string, token: string, signal: AbortSignal): Promise<Answer<Authorized>>;
}
