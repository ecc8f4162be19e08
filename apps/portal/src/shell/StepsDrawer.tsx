import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import { isLocked } from '@passo/engine/journey/position.ts';
import { CheckIcon } from '@passo/ui/icons/Icon.tsx';
import { LockIcon } from '@passo/ui/icons/MoreIcons.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import { cx } from '@passo/ui/theme/cx.ts';
import type { ReactNode } from 'react';
import { isReviewable, type Journey } from '../journey/journey.ts';
import { isTold, toldByPhase } from '../journey/told.ts';
import { useSession } from '../session/useSession.ts';
import { warn } from '../state/notices.ts';
import styles from './steps.module.css';

interface StepsDrawerProps {
  readonly journey: Journey;
  /** The step in view. */
  readonly slug: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 'Passos': where one can go, phase by phase. */
export function StepsDrawer({ journey, slug, open, onClose }: StepsDrawerProps): ReactNode {
  const { router } = useSession();
  const goTo = (target: string): void => {
    if (journey.proposal?.data.endorsed === true) return warn('Proposta já averbada não pode ser retrocedida!');
    // The step that is looked at again, pressed again, leads back to where one stands.
    router.go(`/${target === slug ? journey.state.currentStep : target}`);
    onClose();
  };
  return (
    <Drawer open={open} onClose={onClose} title="Passos">
      {toldByPhase(journey).map(({ title, steps }) => (
        <section key={title} className={styles.phase}>
          {title !== '' && <h3>{title}</h3>}
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.slug}>
                <StepLine {...{ journey, step, slug, goTo }} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Drawer>
  );
}

interface StepLineProps extends Pick<StepsDrawerProps, 'journey' | 'slug'> {
  readonly step: CompiledStep;
  readonly goTo: (slug: string) => void;
}

function StepLine({ journey, step, slug, goTo }: StepLineProps): ReactNode {
  const { flow, state } = journey;
  const current = step.slug === state.currentStep;
  const locked = isLocked(flow, state, step.slug);
  const done = state.steps[step.slug]?.status === 'finished';
  const endorsed = journey.proposal?.data.endorsed === true && step.form.fields.length > 0 && state.end === null;
  const open = current || isReviewable(journey, step.slug) || (endorsed && !locked);
  return (
    <button
      type="button"
      className={cx(styles.step, done && styles.done)}
      aria-current={step.slug === slug ? 'step' : undefined}
      disabled={!open}
      onClick={() => goTo(step.slug)}
    >
      <span className={styles.mark} aria-hidden="true">
        {done ? <CheckIcon size={14} /> : journey.live.filter((one) => isTold(journey, one)).indexOf(step) + 1}
      </span>
      <span>
        {step.definition.name}
        {done && <span className="visually-hidden"> (feito)</span>}
      </span>
      {locked && (
        <>
          <LockIcon />
          <span className="visually-hidden">(ainda não)</span>
        </>
      )}
    </button>
  );
}
