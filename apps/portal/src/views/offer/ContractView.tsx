import { Button } from '@passo/ui/controls/Button.tsx';
import { PaperList } from '@passo/ui/controls/PaperList.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { stepActions } from '../stepActions.ts';
import type { ViewProps } from '../view.ts';
import { ContractPaper } from './ContractPaper.tsx';
import { Changes } from './Changes.tsx';
import { OfferCosts } from './OfferCosts.tsx';
import { changesPapers } from './paperRows.ts';
import { shownOf, signedBefore } from './shownOffer.ts';

const AGAIN =
  'O dinheiro não saiu no dia do contrato que você assinou. Confira o que muda no contrato novo e assine de novo.';

/**
 * All that it costs, and the contract as it will be signed: nobody comes to the signature but past both, and the button says which
 * sheet was read.
 */
export function ContractView({ journey, step }: ViewProps): ReactNode {
  const { offer, contract, sheet } = shownOf(journey, step.slug);
  const signed = signedBefore(journey);
  const words = step.texts.success;
  const { submit } = stepActions(useSession(), step, sheet);
  return (
    <StepLayout
      title={words?.title ?? step.name}
      description={words?.text}
      footer={<Button onClick={submit}>{words?.action ?? 'Li os custos e quero assinar'}</Button>}
    >
      {offer && signed && (
        <>
          <Changes before={signed} after={offer} why={AGAIN} />
          <PaperList papers={changesPapers(journey, step.slug)} />
        </>
      )}
      {offer && <OfferCosts offer={offer} whole />}
      {contract && <ContractPaper {...contract} />}
    </StepLayout>
  );
}
