import { Button } from '@passo/ui/controls/Button.tsx';
import { Dialog } from '@passo/ui/overlays/Dialog.tsx';
import type { ReactNode } from 'react';
import { beginNew, chooseLater } from '../journey/multiProposal.ts';
import { useMultiProposal } from '../state/multiProposal.ts';
import { ProposalRow } from './ProposalRow.tsx';
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
          <ProposalRow key={proposal.hashId} {...proposal} opens="Voltar a este pedido" />
        ))}
      </ul>
    </Dialog>
  );
}
