import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { stepActions } from '../stepActions.ts';
import type { ViewProps } from '../view.ts';
import { OfferCosts } from './OfferCosts.tsx';
import { shownOf } from './shownOffer.ts';
import { isWishable, noWish, wishIn } from './wish.ts';
import { WishView } from './WishView.tsx';
import styles from './offer.module.css';

/** An offer to be read and taken as it is, or asked for otherwise. */
export function OfferView(props: ViewProps): ReactNode {
  const { journey, step } = props;
  const status = journey.proposal?.stepStatus[step.slug] ?? 'init';
  const isWished = wishIn(journey, step.slug);
  const [choosing, setChoosing] = useState(false);
  const { send, submit } = stepActions(useSession(), step);
  const backToFirst = () => send(noWish);
  if (status === 'remake' && isWished) return <WishView {...props} onBack={backToFirst} />;
  if (choosing) return <WishView {...props} onBack={() => setChoosing(false)} />;
  const { offer } = shownOf(journey, step.slug);
  const words = step.texts[status] ?? step.texts.success ?? step.texts.init;
  const { notices, headings } = journey.proposal?.data ?? {};
  return (
    <StepLayout
      title={headings?.[step.slug] ?? words?.title ?? step.title ?? step.name}
      description={notices?.[step.slug] ?? words?.text}
      footer={
        <>
          <Button onClick={submit}>{words?.action ?? 'Continuar'}</Button>
          {offer && isWishable(props) && (
            <Button variant="ghost" onClick={() => setChoosing(true)}>
              Quero outro valor ou prazo
            </Button>
          )}
        </>
      }
    >
      {offer && <OfferCosts journey={journey} offer={offer} receivedFirst />}
      {isWished && (
        <p className={styles.first}>
          <LinkButton onClick={() => void backToFirst()}>Voltar à primeira oferta do banco</LinkButton>
        </p>
      )}
    </StepLayout>
  );
}
