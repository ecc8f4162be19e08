import type { CompiledField } from '@passo/engine/form/compile.ts';
import { isReviewable, type Journey } from '../journey/journey.ts';

/** Whether its definition lets nobody write it, here or once a proposal is there. */
const isOnlyRead = ({ definition, readOnlyWithProposal }: CompiledField): boolean =>
  definition.readOnly === true || definition.disabled === true || readOnlyWithProposal;

/** The step that asks for what another one only shows, where it can be opened again; null where it can not. */
export function askedAt(journey: Journey, key: string): string | null {
  const step = journey.flow.steps.find(({ slug, form }) => {
    const field = form.answersTo.get(key);
    return field !== undefined && !isOnlyRead(field) && isReviewable(journey, slug);
  });
  return step?.slug ?? null;
}
