import type { DataOf } from '@passo/contract';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { useAsked } from '../../journey/useAsked.ts';
import { hash } from '../../state/hashId.ts';
import { BackToProposal } from '../door/BackToProposal.tsx';
import { Unanswered } from '../door/Unanswered.tsx';
import type { Door } from '../door/useDoor.ts';
import { ProposalRow } from '../ProposalRow.tsx';
import { moneyWords, standingWords, type OwnProposal } from './rowWords.ts';
import screens from '../screens.module.css';
import styles from './myproposals.module.css';

interface OwnProposalsProps {
  readonly title: string;
  readonly onProblem: Door['shutBy'];
}

/** What can still be gone on with, then what has ended; newest first. Also while nothing is known there is a way back. */
export function OwnProposals({ title, onProblem }: OwnProposalsProps): ReactNode {
  const [said, , again] = useAsked('myProposals', { hashId: hash() }, onProblem);
  if (again !== null) return <Unanswered title={title} again={again} />;
  return (
    <StepLayout
      title={title}
      description="Pedidos feitos com o seu CPF e este mesmo contato, enquanto o link de cada um abre. Esta página fica aberta por 10 minutos."
      footer={<BackToProposal />}
    >
      {said === null ? <p role="status">Buscando os seus pedidos…</p> : <Groups {...said} />}
    </StepLayout>
  );
}

function Groups({ proposals, more }: DataOf<'myProposals'>): ReactNode {
  return (
    <div className={styles.groups}>
      <Group id="em-andamento" title="Em andamento" proposals={proposals.filter(({ end }) => end === null)} />
      <Group id="terminados" title="Terminados" proposals={proposals.filter(({ end }) => end !== null)} />
      {proposals.length === 1 && <p>Não encontramos outro pedido com o seu CPF e este mesmo contato.</p>}
      {more && <p>{`Estes são os ${proposals.length} mais novos. Os mais antigos não aparecem aqui.`}</p>}
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly proposals: readonly OwnProposal[];
}

function Group({ id, title, proposals }: GroupProps): ReactNode {
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={screens.proposals}>
        {proposals.map((proposal) => (
          <Row key={proposal.hashId} {...proposal} />
        ))}
      </ul>
    </section>
  );
}

function Row(proposal: OwnProposal): ReactNode {
  const { end, inView } = proposal;
  const opens = end === null ? 'Voltar a este pedido' : 'Ver este pedido';
  return (
    <ProposalRow {...proposal} opens={inView ? undefined : opens} variant="ghost">
      {moneyWords(proposal).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className={styles.standing}>{standingWords(proposal)}</span>
      {inView && <span className={styles.mark}>Este pedido</span>}
    </ProposalRow>
  );
}
