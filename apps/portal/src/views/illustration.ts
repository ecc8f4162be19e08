import { drawings } from '@passo/ui/panel/drawings.tsx';
import type { IllustrationName } from '@passo/ui/panel/Illustration.tsx';

const isDrawing = (name: string): name is IllustrationName => Object.hasOwn(drawings, name);

/** Subjects that share a drawing with a kindred one. */
const kindred: Readonly<Record<string, IllustrationName | undefined>> = {
  analysis: 'shield',
  approval: 'person',
  bank: 'money',
};

/** The drawing for what a step names; what nobody has drawn waits with the hourglass. */
export function illustrationOf(name = ''): IllustrationName {
  if (isDrawing(name)) return name;
  return (Object.hasOwn(kindred, name) ? kindred[name] : undefined) ?? 'hourglass';
}
