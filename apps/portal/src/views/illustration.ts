import { drawings } from '@passo/ui/panel/drawings.tsx';
import type { IllustrationName } from '@passo/ui/panel/Illustration.tsx';

const isDrawing = (name: string): name is IllustrationName => Object.hasOwn(drawings, name);

/** The drawing a step names; one that nobody has drawn yet waits with the hourglass. */
export const illustrationOf = (name: string | undefined): IllustrationName =>
  name !== undefined && isDrawing(name) ? name : 'hourglass';
