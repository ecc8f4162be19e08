import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { CostSheet } from '@passo/ui/money/CostSheet.tsx';
import { useState, type ReactNode } from 'react';
import { triedTerm } from '../../device/triedAmount.ts';
import { FormFields } from '../form/FormFields.tsx';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { RemakeNote } from '../form/RemakeNote.tsx';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useChoosing, useSayOffer } from '../../state/offerInView.ts';
import { descriptionOf, type ViewProps } from '../view.ts';
import { Amounts, focusAmount, useAmountKeys } from './Amounts.tsx';
import { choiceFacts, mostOf } from './choiceFacts.ts';
import { sheetWithSplit } from './split.ts';
import { listKeys } from './question.ts';
import { OffersState } from './OffersState.tsx';
import { SignedBefore } from './SignedBefore.tsx';
import { TermBar } from './TermBar.tsx';
import { COMING, TermRows, withoutOffer } from './TermRows.tsx';
import { useSeller } from './useSeller.ts';
import { useTermOffers } from './useTermOffers.ts';
import { useTried } from './useTried.ts';
import { useQuickOffer } from './useQuickOffer.ts';
import { againFor, asksHowMuch, offerTitle } from './titles.ts';
import styles from './offer.module.css';

/** An amount, and at once what it costs over each term; what was chosen stands above the button. */
export function SimulationView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useTried(useStepForm(journey, compiled), journey);
  const { form } = open;
  const { attempt, busy, submit } = useSubmit(open, step);
  const product = journey.config.metaProduct.slug;
  const quick = useQuickOffer(product);
  const { pay } = choiceFacts(journey, step.slug);
  const choice = useTermOffers(form, step.slug, { quick, most: mostOf(pay), shown: triedTerm(product) });
  const { terms, chosen, choose, offer, list, opens } = choice;
  const amounts = useAmountKeys(form);
  const [sheet, setSheet] = useState(false);
  const seller = useSeller();
  const title = offerTitle(journey, step);
  useSayOffer(offer);
  useChoosing();
  return (
    <StepLayout
      title={title}
      description={descriptionOf(step)}
      onSubmit={() => (list.refused ? focusAmount() : void (choice.ready && submit()))}
      footer={
        <TermBar action={step.buttonText} onShowCosts={() => setSheet(true)} {...{ journey, choice, pay, busy }} />
      }
    >
      <RemakeNote journey={journey} step={step} titled={againFor(journey, step) !== undefined} />
      <SignedBefore journey={journey} offer={offer} />
      <DraftNotes form={form} />
      {amounts.length > 0 && (
        <div className={asksHowMuch(title) ? styles.asked : undefined}>
          <Amounts form={form} names={amounts} />
        </div>
      )}
      <FormFields
        form={form}
        attempt={attempt}
        opensTerms={false}
        without={[...amounts, listKeys.offer, listKeys.term]}
      />
      <OffersState {...list} drawn={opens} />
      {(list.offers.length > 0 || opens) && (
        <TermRows
          label={form.view(listKeys.term)?.label || 'Em quantas vezes'}
          name={listKeys.term}
          missing={withoutOffer(pay)}
          onChoose={choose}
          coming={COMING}
          // Which of them fit, and so their order, is not known before.
          terms={opens && list.busy ? [] : terms}
          {...{ chosen, offers: list.offers, busy: opens || list.busy }}
        />
      )}
      {offer && <CostSheet open={sheet} onClose={() => setSheet(false)} {...sheetWithSplit(offer, seller)} />}
    </StepLayout>
  );
}
