import { CopyButton } from '@passo/ui/controls/CopyButton.tsx';
import { Checklist, type Stage } from '@passo/ui/panel/Checklist.tsx';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import { useEffect, type ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { shareableLink } from '../journey/link.ts';
import { toldByPhase } from '../journey/told.ts';
import { postToHost } from '../shell/hostMessages.ts';
import { Agreed, faceOf } from './ends/Agreed.tsx';
import { conclude } from './ends/conclude.ts';
import { sentWords } from './ends/sent.ts';
import styles from './details.module.css';
import type { ViewProps } from './view.ts';

/** The page to come back to: everything that is done, and the number to ask by. */
export function FollowUpView({ journey, step }: ViewProps): ReactNode {
  const words = step.texts.finished;
  useEffect(() => postToHost('finished'), []);
  return (
    <Panel
      tone="finished"
      title={step.title ?? words?.title ?? step.name}
      answers
      {...faceOf(journey, step)}
      text={step.description ?? sentWords(journey, step.slug) ?? words?.text ?? ''}
      action={{ label: 'Concluir', onClick: conclude }}
    >
      <div className={styles.followUp}>
        <Agreed journey={journey} slug={step.slug} />
        <Checklist stages={phasesOf(journey)} />
        <CopyButton outlined text={shareableLink()}>
          Copiar link para voltar
        </CopyButton>
      </div>
    </Panel>
  );
}

/** What was gone through, phase by phase, with what people know of each. */
const phasesOf = (journey: Journey): readonly Stage[] =>
  toldByPhase(journey).map(({ title, steps }) => {
    const names = steps.map(({ definition }) => definition.name).join(' · ');
    return title === '' ? { label: names, state: 'done' } : { label: title, state: 'done', detail: names };
  });
