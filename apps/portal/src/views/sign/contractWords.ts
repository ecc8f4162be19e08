import type { StepOnWire } from '@passo/contract';

/** The words of the page that shows what is signed: the flow's own title, else its kind's. */
export const contractWords = (
  step: StepOnWire,
): { readonly title: string; readonly description?: string | undefined } => ({
  title: step.title ?? step.texts.success?.title ?? step.name,
  description: step.texts.success?.text,
});
