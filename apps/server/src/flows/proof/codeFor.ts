import { signedOf } from '@passo/engine';
import type { CodeAct } from '../../repositories/codeRepository.ts';
import type { Access } from '../access/access.ts';
import type { CodeFor, Tried } from '../contact/codes.ts';
import type { Contact } from '../contact/contact.ts';
import type { TokenStep } from './openTokenStep.ts';

/** A device that is in finishes steps; any other one asks to be let in, and for nothing else. */
export const actOf = ({ proven }: Pick<Access, 'proven'>): CodeAct => (proven ? 'confirm' : 'enter');

/** What a code has to be for to be right at a step, for this device. */
export function triedAt({ access, proposal, step }: TokenStep, act = actOf(access)): Tried {
  const signs = act === 'enter' ? null : signedOf(proposal.version.flow, proposal.state, step);
  return { proposal: proposal.id, act, slug: step.slug, signs };
}

export const codeFor = (opened: TokenStep, contact: Contact): CodeFor => ({ ...triedAt(opened), contact });
