import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import { randomKey } from '../../device/fingerprint.ts';
import { confirmCancel } from '../../journey/cancel.ts';
import type { Journey } from '../../journey/journey.ts';
import { poll } from '../../journey/poll.ts';
import { tellProblem } from '../../journey/tellProblem.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { hash } from '../../state/hashId.ts';
import type { Wait } from './waitWords.ts';
import styles from './wait.module.css';

interface WaitActionsProps {
  readonly journey: Journey;
  readonly slug: string;
  readonly wait: Wait;
}

/** What one can do while somebody else is at work: choose how to hear of it, and give up. */
export function WaitActions({ journey, slug, wait }: WaitActionsProps): ReactNode {
  const session = useSession();
  const byWhatsapp = journey.proposal?.data.tellsByWhatsapp ?? null;
  const { hideWhatsAppButton } = journey.config.configuration.display;
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.on}>
        {byWhatsapp === true && 'Aviso por WhatsApp ligado.'}
      </p>
      {byWhatsapp !== null && (byWhatsapp || hideWhatsAppButton !== true) && (
        // One button for both ways: whoever presses it by keyboard stays on it.
        <Button
          variant="ghost"
          onClick={() => tellBy(session, byWhatsapp ? 'tell-as-usual' : 'tell-by-whatsapp', slug)}
        >
          {byWhatsapp ? 'Prefiro por SMS' : 'Quero o aviso no WhatsApp'}
        </Button>
      )}
      {wait.mayGiveUp && (
        <span className={styles.grave}>
          <LinkButton onClick={() => confirmCancel(session)}>Desistir do pedido</LinkButton>
        </span>
      )}
    </div>
  );
}

/** Chosen twice it is chosen once; the page then shows what the server keeps. */
async function tellBy(session: Session, id: 'tell-by-whatsapp' | 'tell-as-usual', slug: string): Promise<void> {
  const params = { hash: hash(), id };
  const answered = await session.call('startAction', { params, body: { step: slug }, key: randomKey() });
  if (answered.ok) return void (await poll(session));
  tellProblem(session, answered.problem, () => tellBy(session, id, slug));
}
