import { Button } from '@passo/ui/controls/Button.tsx';
import { CostDetails } from '@passo/ui/money/CostDetails.tsx';
import { OfferCard } from '@passo/ui/money/OfferCard.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { stepActions } from '../stepActions.ts';
import type { ViewProps } from '../view.ts';
import { ContractPaper } from './ContractPaper.tsx';
import { cardOf, costSheetOf } from './costs.ts';
import styles from './offers.module.css';
import { shownOf } from './shownOffer.ts';

/** All that it costs, and the contract as it will be signed: nobody comes to the signature but past both. */
export function ContractView({ journey, step }: ViewProps): ReactNode {
  const { offer, contract } = shownOf(journey, step.slug);
  const words = step.texts.success;
  const { submit } = stepActions(useSession(), step);
  return (
    <StepLayout
      title={words?.title ?? step.name}
      description={words?.text}
      footer={<Button onClick={submit}>{words?.action ?? 'Li e quero assinar'}</Button>}
    >
      {offer && (
        <>
          <OfferCard {...cardOf(offer)} />
          <h3 className={styles.costs}>Todos os custos</h3>
          <CostDetails {...costSheetOf(offer)} />
        </>
      )}
      {contract && <ContractPaper {...contract} />}
    </StepLayout>
  );
}
