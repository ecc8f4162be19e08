import '@passo/domain/theme/numbered.css';
import { tutorialSteps } from '@passo/contract/tutorialSteps.ts';
import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { ReactNode } from 'react';

/** Messages in view, in their order; nothing where there is none. */
export function TutorialSteps({ messages }: { readonly messages: readonly CompiledField[] }): ReactNode {
  if (messages.length === 0) return null;
  return (
    <ol className="numbered">
      {tutorialSteps(messages.map(({ definition }) => definition)).map(({ key, title, text, notes }) => (
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
  );
}
