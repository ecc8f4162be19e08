import '@passo/domain/theme/numbered.css';
import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { Illustration } from '@passo/ui/illustrations/Illustration.tsx';
import type { ReactNode } from 'react';
import { illustrationOf } from './illustration.ts';
import { useSession } from '../session/useSession.ts';
import { warn } from '../state/notices.ts';
import { orNull, unfetched } from '../wire/unfetched.ts';
import { tutorialSteps } from '@passo/contract/tutorialSteps.ts';
import { descriptionOf, titleOf, type ViewProps } from './view.ts';
import styles from './tutorial.module.css';

/** There long before all of it is read: a first step may be one of these. */
const forActions = async () => orNull(import('./stepActions.ts'));

/** What to do before one goes on, in numbered steps: the messages of the step's definition, in their order. */
export function TutorialView({ step }: ViewProps): ReactNode {
  const session = useSession();
  const submit = async (): Promise<void> => {
    const actions = await forActions();
    if (actions === null) return warn(unfetched().message);
    await actions.stepActions(session, step).submit();
  };
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      footer={<Button onClick={submit}>{step.buttonText ?? step.texts.init?.action ?? 'Continuar'}</Button>}
    >
      <div className={styles.picture}>
        <Illustration name={illustrationOf(step.illustration)} />
      </div>
      <ol className="numbered">
        {tutorialSteps(step.fields).map(({ key, title, text, notes }) => (
          <li key={key}>
            <strong>{title}</strong>
            <p>{text}</p>
            {notes.map((note) => (
              <p key={note} className="note">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </StepLayout>
  );
}
