import type { StepOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import styles from './form.module.css';

/** Why a step has to be done once more, above its fields. */
export function RemakeNote({ journey, step }: { readonly journey: Journey; readonly step: StepOnWire }): ReactNode {
  const { proposal } = journey;
  if (proposal?.stepStatus[step.slug] !== 'remake') return null;
  const words = step.texts.remake;
  return (
    <div className={styles.remake} role="status">
      <b>{words?.title ?? 'Vamos tentar de novo?'}</b>
      <p>{proposal.data.notices[step.slug] ?? words?.text}</p>
    </div>
  );
}
