import { PaperList } from '@passo/ui/controls/PaperList.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { FactRows } from '@passo/ui/panel/FactRows.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { useSession } from '../../session/useSession.ts';
import { Changes } from '../offer/Changes.tsx';
import { WholeCosts } from '../offer/OfferCosts.tsx';
import { changesPapers } from '../offer/paperRows.ts';
import { shownOf, signedBefore } from '../offer/shownOffer.ts';
import { ContractText } from './ContractText.tsx';
import { contractRow, reviewRows } from './reviewRows.ts';
import { SignBar } from './SignBar.tsx';

const AGAIN =
  'O dinheiro não saiu no dia do contrato que você assinou. Confira o que muda no contrato novo e assine de novo.';

interface SignPageProps {
  readonly journey: Journey;
  /** The step whose contract and offer are shown. */
  readonly slug: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** The flow's own word for signing, in place of ours. */
  readonly action?: string | undefined;
  /** It is signed on a page of the service that signs, which follows. */
  readonly elsewhere?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onSign: () => void;
  /** How it is signed: the contact, the code. */
  readonly children?: ReactNode;
}

/**
 * All that is signed on one page: loan, account, person and lender, each with the way to change it, the contract, how it is signed, and
 * every cost. Its one button says what it binds to, and below it stands how long that can be undone.
 */
export function SignPage({ journey, slug, title, description, action, children, ...button }: SignPageProps): ReactNode {
  const { router } = useSession();
  const { offer, contract, withdrawal } = shownOf(journey, slug);
  const { elsewhere = false, busy = false, disabled = false, onSign } = button;
  const paper = contract === null ? [] : [contractRow(contract)];
  const rows = offer === null ? paper : reviewRows(journey, slug, offer, router.go);
  return (
    <StepLayout
      title={title}
      description={description}
      onSubmit={onSign}
      footer={
        <SignBar
          offer={offer}
          withdrawal={withdrawal}
          action={action}
          elsewhere={elsewhere}
          busy={busy}
          disabled={disabled}
        />
      }
    >
      <SignedBefore journey={journey} slug={slug} />
      <FactRows label="O que você assina" rows={rows} />
      {contract && <ContractText {...contract} />}
      {children}
      {offer && <WholeCosts offer={offer} />}
    </StepLayout>
  );
}

/** What was signed before its money came too late, beside what is signed now. */
function SignedBefore({ journey, slug }: Pick<SignPageProps, 'journey' | 'slug'>): ReactNode {
  const { offer } = shownOf(journey, slug);
  const signed = signedBefore(journey);
  if (offer === null || signed === null) return null;
  return (
    <>
      <Changes before={signed} after={offer} why={AGAIN} />
      <PaperList papers={changesPapers(journey, slug)} />
    </>
  );
}
