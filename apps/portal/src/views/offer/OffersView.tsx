import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useState, type ReactNode } from 'react';
import { chosenOption } from '../../fields/useOptions.ts';
import { triedTerm } from '../../device/triedAmount.ts';
import { FormFields } from '../form/FormFields.tsx';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { RemakeNote } from '../form/RemakeNote.tsx';
import { useFieldView } from '../../form/useFormState.ts';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useChoosing, useSayOffer } from '../../state/offerInView.ts';
import { descriptionOf, type ViewProps } from '../view.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { Amounts, focusAmount, useAmountKeys } from './Amounts.tsx';
import { choiceFacts, mostOf } from './choiceFacts.ts';
import { InsuranceChoice } from './InsuranceChoice.tsx';
import { LeftToPay } from './LeftToPay.tsx';
import { OfferRows } from './OfferRows.tsx';
import { SignedBefore } from './SignedBefore.tsx';
import { TermBar } from './TermBar.tsx';
import { withoutOffer } from './TermRows.tsx';
import { vehicleOf } from './vehicleOf.ts';
import { listKeys } from './question.ts';
import { useQuickOffer } from './useQuickOffer.ts';
import { useTermOffers } from './useTermOffers.ts';
import { useTried } from './useTried.ts';
import { WholeOffer } from './WholeOffer.tsx';
import { againFor, asksHowMuch, offerTitle } from './titles.ts';
import styles from './offer.module.css';

const drawnHere = [listKeys.offer, listKeys.term, listKeys.contract];

/** What is asked for on top, what it costs over each term below it, and what was chosen above the button. */
export function OffersView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useTried(useStepForm(journey, compiled), journey);
  const { form } = open;
  const { attempt, busy, submit } = useSubmit(open, step);
  const product = journey.config.metaProduct.slug;
  const quick = useQuickOffer(product);
  const { pay, insurance } = choiceFacts(journey, step.slug);
  const choice = useTermOffers(form, step.slug, { quick, most: mostOf(pay), shown: triedTerm(product) });
  const { offer, list, opens, none, ready } = choice;
  const amounts = useAmountKeys(form);
  useChoosing();
  useSayOffer(offer);
  const insured = insurance === null ? [] : [listKeys.insured];
  const [looks, setLooks] = useState(false);
  // What was looked at is gone: it is not opened again by the next one.
  if (looks && offer === null) setLooks(false);
  const contract = useFieldView(form, listKeys.contract);
  // Until a contract is chosen there is nothing to say below it, and nothing that its list would push down.
  const showsOffers = contract === undefined || chosenOption(contract.value) !== null;
  const hasDownPayment = form.view(listKeys.downPayment) !== undefined;
  const vehicle = hasDownPayment ? vehicleOf(journey) : null;
  const title = offerTitle(journey, step);
  const description = descriptionOf(step);
  const take = () => {
    if (list.refused) return focusAmount();
    // What is bought is shown once more with all that it costs, before anybody goes on with it.
    if (ready) void (vehicle === null ? submit() : setLooks(true));
  };
  const bar = (
    <TermBar
      action={vehicle === null ? step.buttonText : undefined}
      onShowCosts={() => setLooks(true)}
      {...{ journey, choice, pay, busy }}
    />
  );
  return (
    <StepLayout
      title={title}
      description={
        amounts.length > 0 && description ? <span className={styles.aside}>{description}</span> : description
      }
      onSubmit={take}
      footer={showsOffers && (offer !== null || opens || none !== null) && bar}
    >
      <RemakeNote journey={journey} step={step} titled={againFor(journey, step) !== undefined} />
      <SignedBefore journey={journey} offer={offer} />
      <DraftNotes form={form} />
      {contract && <ContractChoice form={form} step={step.slug} />}
      {amounts.length > 0 && (
        <div className={asksHowMuch(title) ? styles.asked : undefined}>
          <Amounts form={form} names={amounts} />
        </div>
      )}
      <FormFields form={form} attempt={attempt} opensTerms={false} without={[...drawnHere, ...amounts, ...insured]} />
      {showsOffers && (
        <OfferRows
          title={hasDownPayment ? 'Opções para entrada escolhida' : 'Escolha uma opção'}
          choice={choice}
          missing={withoutOffer(pay)}
          near={amounts.length > 0}
        />
      )}
      {vehicle !== null && list.offers[0] && <LeftToPay offer={list.offers[0]} />}
      {insurance && !opens && <InsuranceChoice {...{ form, insurance, quick, offer: offer ?? list.offers.at(-1) }} />}
      <WholeOffer
        {...{ journey, step, offer, vehicle, pay }}
        busy={busy || list.busy}
        open={looks}
        onClose={() => setLooks(false)}
        onTake={() => ready && submit()}
      />
    </StepLayout>
  );
}
