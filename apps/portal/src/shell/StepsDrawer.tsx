import { isLocked } from '@passo/engine/journey/position.ts';
import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import { cx } from '@passo/ui/theme/cx.ts';
import { CheckIcon } from '@passo/ui/icons/Icon.tsx';
import { LockIcon } from '@passo/ui/icons/MoreIcons.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import type { ReactNode } from 'react';
import { isReviewable, type Journey } from '../journey/journey.ts';
import { useSession } from '../session/useSession.ts';
import { warn } from '../state/notices.ts';
import { stagesIn } from './indicator.ts';
import { Options } from './Options.tsx';
import styles from './shell.module.css';

interface StepsDrawerProps {
  readonly journey: Journey;
  /** The step in view. */
  readonly slug: string;
  readonly navigates: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 'Passos': where one can go, and how the page looks. */
export function StepsDrawer({ journey, slug, navigates, open, onClose }: StepsDrawerProps): ReactNode {
  const { router } = useSession();
  const goTo = (target: string): void => {
    if (journey.proposal?.data.endorsed === true) return warn('Proposta já averbada não pode ser retrocedida!');
    // The step that is looked at again, pressed again, leads back to where one stands.
    router.go(`/${target === slug ? journey.state.currentStep : target}`);
    onClose();
  };
  const stages = stagesIn(journey);
  return (
    <Drawer open={open} onClose={onClose} title={navigates ? 'Passos' : 'Opções'}>
      {navigates && (
        <ol className={styles.steps}>
          {journey.live.map((step, index) => (
            <li key={step.slug}>
              <StageName name={stages.find(({ from }) => from === step.slug)?.name} />
              <StepLine {...{ journey, step, slug, number: index + 1, goTo }} />
            </li>
          ))}
        </ol>
      )}
      <Options journey={journey} slug={slug} onClose={onClose} />
    </Drawer>
  );
}

/** The heading of the steps that follow. */
function StageName({ name }: { readonly name: string | undefined }): ReactNode {
  return name === undefined ? null : <h3 className={styles.stage}>{name}</h3>;
}

interface StepLineProps extends Pick<StepsDrawerProps, 'journey' | 'slug'> {
  readonly step: CompiledStep;
  readonly number: number;
  readonly goTo: (slug: string) => void;
}

function StepLine({ journey, step, slug, number, goTo }: StepLineProps): ReactNode {
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
        {done ? <CheckIcon size={14} /> : number}
      </span>
      <span>
        {step.definition.name}
        {done && <span className="visually-hidden"> (feito)</span>}
      </span>
      {locked && (
        <>
          <LockIcon />
          <span className="visually-hidden">Bloqueado</span>
        </>
      )}
    </button>
  );
}
