import { keepTogether } from '@passo/domain/text/together.ts';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { Notice } from '@passo/ui/layout/Notice.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { stepHelp } from '../../fields/image/stepHelp.ts';
import { tutorial } from '../../fields/tutorial.ts';
import { titleOf } from '../view.ts';
import { tellInconsistency } from '../inconsistency/tellInconsistency.ts';
import { useSession } from '../../session/useSession.ts';
import { RedoDocument } from './RedoDocument.tsx';
import type { RemakeNoteProps } from './remakeNoteProps.ts';
import styles from './form.module.css';

/** Why a step has to be done once more, above its fields; of one that was not done yet, what it begins with. */
export function RemakeWords({ journey, step, titled = false }: RemakeNoteProps): ReactNode {
  const session = useSession();
  const { proposal } = journey;
  const inconsistency = proposal?.data.inconsistencies[step.slug];
  useEffect(() => {
    if (inconsistency !== undefined) tellInconsistency(session, step, inconsistency);
  }, [session, step, inconsistency]);
  const isRemade = proposal?.stepStatus[step.slug] === 'remake';
  const words = isRemade ? step.texts.remake : undefined;
  const heading = proposal?.data.headings?.[step.slug];
  // Where another step led here, the kind's own way on says nothing of why; a face is taken anew with the page's own button.
  const action = heading === undefined && inconsistency !== 'face' ? words?.action : undefined;
  // How the photos that were not accepted are taken.
  const help = isRemade ? stepHelp(step.fields) : null;
  const note = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.notes} role="status" ref={note}>
      <Notice>
        {isRemade && !titled && <b>{heading ?? words?.title ?? 'Vamos tentar de novo?'}</b>}
        <p>{keepTogether(proposal?.data.notices[step.slug] ?? words?.text ?? '')}</p>
        {action && <LinkButton onClick={() => leadOn(note.current)}>{action}</LinkButton>}
        {action && help !== null && <span aria-hidden="true"> · </span>}
        {help !== null && tutorial.draw({ about: titleOf(step), text: help })}
        {inconsistency === 'face' && <RedoDocument journey={journey} slug={step.slug} />}
      </Notice>
    </div>
  );
}

/** To the first thing below the note that can be done. */
function leadOn(note: HTMLElement | null): void {
  const controls = note?.closest('form')?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [];
  [...controls].find((control) => !note?.contains(control))?.focus();
}
