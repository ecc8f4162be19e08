import { stepState, type CompiledStep, type JsonObject } from '@passo/engine';
import { today } from '@passo/domain';
import { readSending } from '../../repositories/codeRepository.ts';
import type { OpenProposal } from '../access/access.ts';
import { openContact } from '../contact/contact.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The one contact that a token step asks for. */
export function contactIn(answers: JsonObject): string | null {
  const contact = answers.celular ?? answers.email;
  return typeof contact === 'string' ? contact : null;
}

/**
 * The contact that is proven as it stands, at a step: its own once a code has finished it, else that of the last step before it. Where
 * there is none, the one that a code was typed for, or that somebody we trust vouched for.
 */
export async function provenContact(
  runtime: Runtime,
  { id, version, state }: OpenProposal,
  at: CompiledStep,
): Promise<string | null> {
  const confirmed = version.flow.steps.findLast(
    ({ index, slug, kind, definition }) =>
      index <= at.index &&
      kind.needsConfirmation === true &&
      definition.tokenValidationMethods !== undefined &&
      stepState(state, slug).status === 'finished',
  );
  const contact = confirmed === undefined ? null : contactIn(stepState(state, confirmed.slug).answers);
  if (contact !== null) return contact;
  const [sending] = await readSending(runtime.db, [id, today(runtime.clock.now())]);
  return sending?.used === true ? openContact(runtime, id, sending.target) : null;
}
