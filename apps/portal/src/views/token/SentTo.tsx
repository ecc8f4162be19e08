import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import { wayName } from './methods.ts';
import type { Sent } from './sentCode.ts';
import { shownTarget } from './shownTarget.ts';

interface SentToProps {
  readonly sent: Sent;
  /** Leads to where the contact is typed; absent where it is not changed. */
  readonly onChange?: (() => void) | undefined;
}

/** Which way a code went and where, as a line of text, with the way to another contact. */
export function SentTo({ sent: { method, target }, onChange }: SentToProps): ReactNode {
  const isEmail = method === 'email';
  const by = isEmail ? '' : `por ${wayName(method)} `;
  return (
    <>
      {`Enviamos 6 números ${by}para ${shownTarget(target)}`}
      {onChange && (
        <>
          {' · '}
          <LinkButton onClick={onChange}>
            Alterar<span className="visually-hidden"> {isEmail ? 'o e-mail' : 'o número'}</span>
          </LinkButton>
        </>
      )}
    </>
  );
}
