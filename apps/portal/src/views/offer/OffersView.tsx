import type { OfferOnWire } from '@passo/contract';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useState, type ReactNode } from 'react';
import { chosenOption } from '../../fields/useOptions.ts';
import { FormFields } from '../form/FormFields.tsx';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { RemakeNote } from '../form/RemakeNote.tsx';
import { useFieldView } from '../../form/useFormState.ts';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useChoosing } from '../../state/offerInView.ts';
import { descriptionOf, type ViewProps } from '../view.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { Amounts, useAmountKeys } from './Amounts.tsx';
import { choiceFacts, mostOf } from './choiceFacts.ts';
import { InsuranceChoice } from './InsuranceChoice.tsx';
import { LeftToPay } from './LeftToPay.tsx';
import { OfferDrawer } from './OfferDrawer.tsx';
import { OfferList } from './OfferList.tsx';
import { vehicleOf } from './vehicleOf.ts';
import { listKeys } from './question.ts';
import { useOfferList } from './useOfferList.ts';
import { useQuickOffer } from './useQuickOffer.ts';
import { againFor, offerTitle } from './titles.ts';

const drawnHere = [listKeys.offer, listKeys.term, listKeys.contract];

/** What is asked for on top, and below it what it costs over each term. A press on one tells all of it. */
export function OffersView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useStepForm(journey, compiled);
  const { form } = open;
  const { attempt, busy, submit } = useSubmit(open, step);
  const quick = useQuickOffer(journey.config.metaProduct.slug);
  const { pay, insurance } = choiceFacts(journey, step.slug);
  const list = useOfferList(form, step.slug, 'agxPrivateSimulationRange', false, { quick, most: mostOf(pay) });
  const amounts = useAmountKeys(form);
  useChoosing();
  const insured = insurance === null ? [] : [listKeys.insured];
  const [looked, setLooked] = useState<OfferOnWire | null>(null);
  const take = async (offer: OfferOnWire): Promise<void> => {
    form.fill(listKeys.term, { value: offer.installments, label: `${offer.installments}x` });
    form.fill(listKeys.offer, offer.id);
    await submit();
    setLooked(null);
  };
  const contract = useFieldView(form, listKeys.contract);
  // Until a contract is chosen there is nothing to say below it, and nothing that its list would push down.
  const showsOffers = contract === undefined || chosenOption(contract.value) !== null;
  const hasDownPayment = form.view(listKeys.downPayment) !== undefined;
  const vehicle = hasDownPayment ? vehicleOf(journey) : null;
  return (
    <StepLayout title={offerTitle(journey, step)} description={descriptionOf(step)}>
      <RemakeNote journey={journey} step={step} titled={againFor(journey, step) !== undefined} />
      <DraftNotes form={form} />
      {contract && <ContractChoice form={form} step={step.slug} />}
      <Amounts form={form} names={amounts} />
      <FormFields form={form} attempt={attempt} opensTerms={false} without={[...drawnHere, ...amounts, ...insured]} />
      {vehicle !== null && list.offers[0] && <LeftToPay offer={list.offers[0]} />}
      {showsOffers && (
        <OfferList
          title={hasDownPayment ? 'Opções para entrada escolhida' : 'Escolha uma opção'}
          list={list}
          onChoose={setLooked}
        />
      )}
      {insurance && <InsuranceChoice {...{ form, insurance, quick, offer: list.offers.at(-1) }} />}
      <OfferDrawer
        journey={journey}
        offer={looked}
        busy={busy}
        pay={pay}
        vehicle={vehicle}
        action={step.buttonText ?? (hasDownPayment ? 'Continuar com o Financiamento' : 'Continuar com esta oferta')}
        onClose={() => setLooked(null)}
        onTake={(offer) => take(offer)}
      />
    </StepLayout>
  );
}
