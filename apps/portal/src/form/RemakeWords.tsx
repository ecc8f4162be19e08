import type { StepOnWire } from '@passo/contract';
import { useEffect, type ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { tellInconsistency } from '../views/inconsistency/tellInconsistency.ts';
import styles from './form.module.css';

/** Why a step has to be done once more, above its fields. */
export function RemakeWords({ journey, step }: { readonly journey: Journey; readonly step: StepOnWire }): ReactNode {
  const { proposal } = journey;
  const inconsistency = proposal?.data.inconsistencies[step.slug];
  useEffect(() => {
    if (inconsistency !== undefined) tellInconsistency(step, inconsistency);
  }, [step, inconsistency]);
  const words = step.texts.remake;
  return (
    <div className={styles.remake} role="status">
      <b>{words?.title ?? 'Vamos tentar de novo?'}</b>
      <p>{proposal?.data.notices[step.slug] ?? words?.text}</p>
    </div>
  );
}
