import { formatDate, isCalendarDate } from '@passo/domain/date/date.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { Dialog } from '@passo/ui/overlays/Dialog.tsx';
import type { ReactNode } from 'react';
import { openLink } from '../journey/link.ts';
import { beginNew, chooseLater } from '../journey/multiProposal.ts';
import { useMultiProposal, type OpenProposal } from '../state/multiProposal.ts';
import styles from './screens.module.css';

/** The person has an open proposal already: go on with it, or with the new one. */
export function MultiProposal(): ReactNode {
  const found = useMultiProposal((state) => state.found);
  return (
    <Dialog
      open={found !== null}
      onClose={chooseLater}
      title="Você já tem um pedido aberto"
      footer={
        <Button variant="ghost" onClick={beginNew}>
          Seguir com este novo pedido
        </Button>
      }
    >
      <ul className={styles.proposals}>
        {(found ?? []).map((proposal) => (
          <li key={proposal.hashId}>
            <Line {...proposal} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Line({ product, startedAt, hashId }: OpenProposal): ReactNode {
  const day = startedAt.slice(0, 10);
  return (
    <div className={styles.proposal}>
      <p>
        <b>{product}</b>
        <small>{isCalendarDate(day) ? `Começou em ${formatDate(day)}` : ''}</small>
      </p>
      <Button onClick={() => openLink(hashId)}>Voltar a este pedido</Button>
    </div>
  );
}
