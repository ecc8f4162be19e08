import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { FormFields } from '../form/FormFields.tsx';
import { RemakeNote } from '../form/RemakeNote.tsx';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { descriptionOf, titleOf, type ViewProps } from '../view.ts';
import { OfferCosts } from './OfferCosts.tsx';
import { simulationKeys, useOffer } from './useOffer.ts';
import { useQuickOffer } from './useQuickOffer.ts';
import styles from './offer.module.css';
import { useChosenTerm } from './useChosenTerm.ts';

/** An amount and a term, and at once what they cost. */
export function SimulationView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useStepForm(journey, compiled);
  useChosenTerm(open.form);
  const { attempt, busy, submit } = useSubmit(open, step);
  const quick = useQuickOffer(journey.config.metaProduct.slug);
  const offer = useOffer(open.form, step.slug, quick);
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      onSubmit={() => void (offer.ready && submit())}
      footer={
        <Button type="submit" busy={busy || offer.busy} disabled={!offer.ready && !offer.busy}>
          {step.buttonText ?? 'Escolher esta oferta'}
        </Button>
      }
    >
      <RemakeNote journey={journey} step={step} />
      <FormFields form={open.form} attempt={attempt} opensTerms={false} without={[simulationKeys.offer]} />
      <Result {...offer} />
    </StepLayout>
  );
}

function Result({ offer, message, busy, retry }: ReturnType<typeof useOffer>): ReactNode {
  if (message !== null) {
    return (
      <div className={styles.none} role="alert">
        <p>{message}</p>
        {retry && <LinkButton onClick={retry}>Tentar novamente</LinkButton>}
      </div>
    );
  }
  if (offer !== null) return <OfferCosts offer={offer} busy={busy} />;
  return (
    <p className={styles.none} role="status">
      {busy ? 'Calculando a sua parcela…' : 'Escolha o valor e o prazo para ver a parcela.'}
    </p>
  );
}
