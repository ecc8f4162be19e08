import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useState, type ReactNode } from 'react';
import { BackToProposal } from '../door/BackToProposal.tsx';
import { CodeDoor } from '../door/CodeDoor.tsx';
import { useDoor } from '../door/useDoor.ts';
import { Copy } from './Copy.tsx';
import { Correction } from './Correction.tsx';
import { Erasure } from './Erasure.tsx';
import { Requests } from './Requests.tsx';
import { useMyData } from './useMyData.ts';
import styles from './mydata.module.css';

const TITLE = 'Meus dados';

/** What we keep of a person, for that person: a copy, a correction, an end. */
export function MyDataScreen(): ReactNode {
  const door = useDoor();
  const ask = useMyData(door);
  // Here, for what is behind the door goes when it is shut.
  const [note, setNote] = useState('');
  return (
    <CodeDoor
      door={door}
      title={TITLE}
      about="Aqui você baixa uma cópia dos dados que guardamos deste pedido, pede uma correção ou pede que sejam apagados."
    >
      <StepLayout
        title={TITLE}
        description="Você decide sobre os dados que guardamos deste pedido. Esta página fica aberta por 10 minutos."
        footer={<BackToProposal />}
      >
        <div className={styles.parts}>
          <Copy ask={ask} />
          <Correction ask={ask} note={note} setNote={setNote} />
          <Erasure ask={ask} />
          <Requests requests={door.data?.requests ?? []} />
        </div>
      </StepLayout>
    </CodeDoor>
  );
}
