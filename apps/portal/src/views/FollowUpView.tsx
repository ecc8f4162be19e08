import { CopyButton } from '@passo/ui/controls/CopyButton.tsx';
import { Checklist, type Stage } from '@passo/ui/panel/Checklist.tsx';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import { useEffect, type ReactNode } from 'react';
import { shareableLink } from '../journey/link.ts';
import { postToHost } from '../shell/hostMessages.ts';
import { Agreed, figureOf } from './ends/Agreed.tsx';
import { conclude } from './ends/conclude.ts';
import { illustrationOf } from './illustration.ts';
import styles from './details.module.css';
import type { ViewProps } from './view.ts';

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
      title={step.title ?? words?.title ?? step.name}
      answers
      figure={figureOf({ journey, slug: step.slug })}
      text={step.description ?? words?.text ?? ''}
      action={{ label: 'Concluir', onClick: conclude }}
    >
      <div className={styles.followUp}>
        <Agreed journey={journey} slug={step.slug} />
        <Checklist stages={done} />
        <CopyButton text={shareableLink()}>Copiar link</CopyButton>
      </div>
    </Panel>
  );
}
