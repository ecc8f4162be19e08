import type { FieldDefinition, JsonObject, JourneyEffect } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, requireProof, type Visitor } from '../access/access.ts';
import { changeOf, commitChange } from './change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { actorOf } from '../access/actor.ts';

/** Keeps the proof of a consent that was given outside its step. Only terms of the pinned flow can be accepted. */
export async function acceptTerm(
  runtime: Runtime,
  visitor: Visitor,
  term: { readonly consent: string; readonly version: string },
  evidence: JsonObject,
): Promise<{ readonly accepted: boolean }> {
  const access = requireProof(await openAccess(runtime, visitor));
  const { id, version, state, revision } = access.proposal;
  if (state.end !== null) throw new ProblemError('proposal.ended');
  const known = version.definition.steps
    .flatMap(({ fields }) => termsOf(fields))
    .find(({ consent, version: of }) => consent === term.consent && of === term.version);
  if (known === undefined) throw new ProblemError('fields.unknown');
  const effects: readonly JourneyEffect[] = [{ type: 'consent', slug: state.currentStep, ...known }];
  const change = changeOf(runtime, {
    id,
    baseRevision: revision,
    version,
    before: state,
    moved: { ok: true, state, effects },
    kind: 'consent.given',
    slug: state.currentStep,
    actor: actorOf(access),
    detail: term,
    evidence,
  });
  if (!(await commitChange(runtime, change))) throw new ProblemError('revision.stale');
  return { accepted: true };
}

/** In groups too. */
const termsOf = (fields: readonly FieldDefinition[] = []): readonly (FieldDefinition['term'] & object)[] =>
  fields.flatMap(({ term, subFields }) => [...(term === undefined ? [] : [term]), ...termsOf(subFields)]);
