import type { ReactNode } from 'react';
import { Workbench } from './Workbench.tsx';
import { StepFrame } from './StepFrame.tsx';
import { readChoice } from './choice.ts';
import { usePreview } from './usePreview.ts';

/** Every step kind in every state, each at an address of its own; with `quadro` the step alone, as a customer sees it. */
export function StepsPage(): ReactNode {
  const choice = readChoice(location.search);
  const preview = usePreview(choice);
  if (preview.kind === 'loading') return null;
  if (preview.kind === 'failed') return <main role="alert">{preview.message}</main>;
  return choice.framed ? <StepFrame preview={preview.data} /> : <Workbench choice={choice} preview={preview.data} />;
}
