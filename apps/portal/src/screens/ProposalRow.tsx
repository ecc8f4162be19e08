import { formatDate } from '@passo/domain/date/date.ts';
import { localTime } from '@passo/domain/date/instant.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import type { ReactNode } from 'react';
import { openLink } from '../journey/link.ts';
import type { OpenProposal } from '../state/multiProposal.ts';
import styles from './screens.module.css';

interface ProposalRowProps extends Pick<OpenProposal, 'hashId' | 'product' | 'startedAt'> {
  /** What its button says; none leads to the proposal in view. */
  readonly opens?: string | undefined;
  readonly variant?: 'ghost' | undefined;
  /** What else is told of it. */
  readonly children?: ReactNode;
}

/** One of a person's proposals, and the way to it. */
export function ProposalRow({ product, startedAt, hashId, opens, variant, children }: ProposalRowProps): ReactNode {
  const day = localTime(startedAt)?.day;
  const begun = day === undefined ? '' : `Começou em ${formatDate(day)}`;
  return (
    <li className={styles.proposal}>
      <p>
        <b>{product || 'Pedido'}</b>
        {children}
        <small>{begun}</small>
      </p>
      {opens !== undefined && (
        <Button variant={variant} onClick={() => openLink(hashId)}>
          {opens}
          <span className="visually-hidden">{`: ${product}. ${begun}`}</span>
        </Button>
      )}
    </li>
  );
}
