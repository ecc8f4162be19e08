import type { StepStatus } from '@passo/engine/definition.ts';
import type { IllustrationName } from '@passo/engine/looks.ts';
import type { DrawingName } from '@passo/ui/illustrations/Illustration.tsx';

/** The drawing of each subject that step kinds name. */
const drawings: Readonly<Record<IllustrationName, DrawingName>> = {
  analysis: 'analysis',
  approval: 'employer',
  bank: 'shield',
  check: 'check',
  contract: 'contract',
  document: 'document',
  face: 'face',
  hourglass: 'hourglass',
  money: 'money',
  phone: 'phone',
  shield: 'shield',
  signature: 'contract',
};

/** A name comes over the wire: a server that is newer than this page may know more of them. */
const isSubject = (name: string): name is IllustrationName => Object.hasOwn(drawings, name);

/** A no has a face of its own, and so has somebody who looks, whatever it is about. */
const ofTone: Partial<Readonly<Record<StepStatus, DrawingName>>> = {
  failed: 'refusal',
  remake: 'warning',
  review: 'analysis',
};

/** The drawing for what a step names; what nobody has drawn waits with the hourglass. */
export const illustrationOf = (name = '', tone: StepStatus = 'init'): DrawingName =>
  ofTone[tone] ?? (isSubject(name) ? drawings[name] : 'hourglass');
