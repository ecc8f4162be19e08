import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Drawer } from '../overlays/Drawer.tsx';
import { CostDetails, type CostDetailsProps } from './CostDetails.tsx';

interface CostSheetProps extends CostDetailsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Everything that an offer costs, told before anything is signed. */
export function CostSheet({ open, onClose, ...details }: CostSheetProps): ReactNode {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Todos os custos"
      dismissable
      footer={<Button onClick={onClose}>Entendi</Button>}
    >
      <CostDetails {...details} />
    </Drawer>
  );
}
