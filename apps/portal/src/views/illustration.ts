import type { StepStatus } from '@passo/engine/definition.ts';
import { drawings } from '@passo/ui/panel/drawings.tsx';
import type { IllustrationName } from '@passo/ui/panel/Illustration.tsx';

const isDrawing = (name: string): name is IllustrationName => Object.hasOwn(drawings, name);

/** Subjects that share a drawing with a kindred one. */
const kindred: Readonly<Record<string, IllustrationName | undefined>> = {
  approval: 'person',
  bank: 'money',
};

/** A no has a face of its own, whatever it is about. */
const ofTone: Partial<Readonly<Record<StepStatus, IllustrationName>>> = { failed: 'refusal', remake: 'warning' };

/** The drawing for what a step names; what nobody has drawn waits with the hourglass. */
export function illustrationOf(name = '', tone: StepStatus = 'init'): IllustrationName {
  const face = ofTone[tone];
  if (face !== undefined) return face;
  if (isDrawing(name)) return name;
  return (Object.hasOwn(kindred, name) ? kindred[name] : undefined) ?? 'hourglass';
}
