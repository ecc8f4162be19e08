import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Drawer } from '../overlays/Drawer.tsx';
import { CostTable, type CostRow } from './CostTable.tsx';
import { FactsTable, type Fact } from './FactsTable.tsx';
import styles from './costs.module.css';

interface CostSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Such as 'Custo Efetivo Total desta oferta, válida até 22/11/2026.' */
  readonly lead: string;
  readonly costs: readonly CostRow[];
  readonly facts: readonly Fact[];
  /** Rights and lender, in full sentences. */
  readonly notes: readonly string[];
}

/** Everything that an offer costs, told before anything is signed. */
export function CostSheet({ open, onClose, lead, costs, facts, notes }: CostSheetProps): ReactNode {
  return (
    <Drawer open={open} onClose={onClose} title="Todos os custos" footer={<Button onClick={onClose}>Entendi</Button>}>
      <p className={styles.lead}>{lead}</p>
      <CostTable caption="Do que se compõe o valor financiado" rows={costs} />
      <FactsTable caption="Condições da oferta" facts={facts} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Drawer>
  );
}
