import { stepState } from '@passo/engine';
import type { CodeAct } from '../../repositories/codeRepository.ts';
import { contactIn } from '../contact/confirmed.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { TokenStep } from './openTokenStep.ts';
import { provenFor } from './provenContact.ts';
import { isReplaced } from './replacedContact.ts';

/** What a right code or link proves at a step as it stands. */
export interface Proving {
  /** The only contact that it may have gone to; null: none is right. */
  readonly contact: string | null;
  /** It counts as proven from now on, and did not before: also where no step is finished with it. */
  readonly isNew: boolean;
  /** The contact whose place it takes, which is to hear of it. */
  readonly replaced: string | null;
}

/** Who is only let in proves the contact that is known. Else it is the one that the step holds, and the proven one where the step asks for none. */
export async function provingOf(runtime: Runtime, opened: TokenStep, act: CodeAct): Promise<Proving> {
  const known = await provenFor('enter', runtime, opened);
  if (act === 'enter') return { contact: known, isNew: false, replaced: null };
  const held = contactIn(stepState(opened.proposal.state, opened.step.slug).answers);
  const contact = held ?? (await provenFor(act, runtime, opened));
  const isNew = held !== null && held !== known;
  return { contact, isNew, replaced: isNew && isReplaced(known, held) ? known : null };
}
