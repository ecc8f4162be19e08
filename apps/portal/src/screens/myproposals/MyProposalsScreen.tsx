import { Skeleton } from '@passo/ui/layout/Skeleton.tsx';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../../drawing/drawable.ts';
import { CodeDoor } from '../door/CodeDoor.tsx';
import { useDoor } from '../door/useDoor.ts';

// What tells of money comes with the offers: only who opens the list needs it.
const list = onDemand(async () => (await import('./OwnProposals.tsx')).OwnProposals);

const TITLE = 'Meus pedidos';

/** All proposals that the person has with this partner, open and ended. */
export function MyProposalsScreen(): ReactNode {
  const door = useDoor();
  return (
    <CodeDoor
      door={door}
      title={TITLE}
      about="Aqui você vê os pedidos feitos com o seu CPF e este mesmo contato: os que estão em andamento e os que já terminaram."
    >
      <Suspense fallback={<Skeleton fields={2} />}>{list.draw({ title: TITLE, onProblem: door.shutBy })}</Suspense>
    </CodeDoor>
  );
}
