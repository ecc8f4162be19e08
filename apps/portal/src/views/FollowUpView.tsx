import { CopyButton } from '@passo/ui/controls/CopyButton.tsx';
import { Checklist, type Stage } from '@passo/ui/panel/Checklist.tsx';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import { Suspense, useEffect, type ReactNode } from 'react';
import { onDemand } from '../drawing/drawable.ts';
import { shareableLink } from '../journey/link.ts';
import { postToHost } from '../shell/hostMessages.ts';
import { illustrationOf } from './illustration.ts';
import styles from './details.module.css';
import type { ViewProps } from './view.ts';

const paidOnDay = onDemand(async () => (await import('./offer/PaidOnDay.tsx')).PaidOnDay);

/** The page to come back to: everything that is done, and the number to ask by. */
export function FollowUpView({ journey, step }: ViewProps): ReactNode {
  const words = step.texts.finished;
  useEffect(() => postToHost('finished'), []);
  const done: readonly Stage[] = journey.live
    .filter(({ slug }) => slug !== step.slug)
    .map(({ definition }) => ({ label: definition.name, state: 'done' }));
  return (
    <Panel
      tone="finished"
      illustration={illustrationOf(step.illustration)}
      title={words?.title ?? step.name}
      text={`${words?.text ?? ''} O número dela é ${journey.proposal?.systemicValue ?? ''}.`}
    >
      <div className={styles.followUp}>
        <Suspense fallback={null}>{paidOnDay.draw({ journey, slug: step.slug })}</Suspense>
        <Checklist stages={done} />
        <CopyButton text={shareableLink()}>Copiar link</CopyButton>
      </div>
    </Panel>
  );
}
