import type { ProposalOnWire } from '@passo/contract';
import { useClosing } from '../state/closing.ts';
import { useConfig } from '../state/config.ts';

/** The ring closes (160 ms), the tick is drawn (160 ms), and is seen. */
const CLOSING_MS = 360;

/** Whether somebody else has done what the customer was waiting for, and the journey went on. */
export function endsWell(before: ProposalOnWire | null, after: ProposalOnWire): boolean {
  if (before === null || before.currentStep === after.currentStep) return false;
  const { currentStep, stepStatus } = before;
  const waited = stepStatus[currentStep] === 'waiting' || stepStatus[currentStep] === 'review';
  return waited && after.stepStatus[currentStep] === 'finished';
}

/** Lets a panel show that its wait has ended; false where there is nothing to be shown, or nobody who wants to see it move. */
export async function closeWait(before: ProposalOnWire | null, after: ProposalOnWire): Promise<boolean> {
  const step = useConfig.getState().config?.steps.find(({ slug }) => slug === before?.currentStep);
  if (step?.view !== 'panel' || !endsWell(before, after)) return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  useClosing.setState({ closing: true });
  await new Promise((seen) => setTimeout(seen, CLOSING_MS));
  return true;
}
