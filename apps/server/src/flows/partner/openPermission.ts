import { contactOf, type Person } from '@passo/catalog';
import { canonical, factsOf, mayNotSubmit } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import type { AuthorizationKind } from '../../ports/authorizations/authorizations.ts';
import { openAccess, requireProof, type Visitor } from '../access/access.ts';
import { isOwner } from '../journey/cpfOpening.ts';
import { provenContact } from '../proof/provenContact.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A permission that the proposal's flow asks for, and of whom. */
export interface Permission {
  readonly proposal: string;
  readonly kind: AuthorizationKind;
  readonly person: Person;
  readonly cellphone: string;
  /** Digest of the CPF and the phone: what somebody else allowed, or on another phone, counts for nothing. */
  readonly subject: Buffer;
}

/**
 * A bank is told of nobody but the CPF's owner (document, face and register agree), and only by a proposal whose own flow has the step for
 * it, while the customer stands there or can go back to it.
 */
export async function openPermission(runtime: Runtime, visitor: Visitor, kind: AuthorizationKind): Promise<Permission> {
  const { proposal } = requireProof(await openAccess(runtime, visitor));
  const { id, state, version } = proposal;
  const { flow } = version;
  const step = flow.steps.find(({ definition }) => definition.bankPermission === kind);
  if (step === undefined) throw new ProblemError('step.notFound');
  if (!isOwner(flow, state)) throw new ProblemError('identity.unproven');
  const refusal = mayNotSubmit(flow, state, step);
  if (refusal !== null) throw new ProblemError(refusal.code);
  const contact = await provenContact(runtime, { id, flow, state }, step);
  if (contact === null) throw new ProblemError('proof.unverified');
  const { cellphone, ...person } = contactOf(factsOf(flow, state));
  if (person.cpf === '' || cellphone === '') throw new ProblemError('fields.invalid');
  const subject = runtime.keyring.keyedHash(canonical([id, person.cpf, cellphone]), 'authorization-subject');
  return { proposal: id, kind, person, cellphone, subject };
}
