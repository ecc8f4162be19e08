import type { OfferOnWire } from '@passo/contract';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useState, type ReactNode } from 'react';
import { FormFields } from '../form/FormFields.tsx';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { RemakeNote } from '../form/RemakeNote.tsx';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useChoosing, useSayOffer } from '../../state/offerInView.ts';
import { descriptionOf, type ViewProps } from '../view.ts';
import { Amounts, useAmountKeys } from './Amounts.tsx';
import { choiceFacts, mostOf } from './choiceFacts.ts';
import { InsuranceChoice } from './InsuranceChoice.tsx';
import { OfferDrawer } from './OfferDrawer.tsx';
import { OffersState } from './OffersState.tsx';
import { VendorCard } from './VendorCard.tsx';
import { orders, type Order } from './orders.ts';
import { useChosenTerm } from './useChosenTerm.ts';
import { listKeys } from './question.ts';
import { useOfferList } from './useOfferList.ts';
import { useQuickOffer } from './useQuickOffer.ts';
import { useTried } from './useTried.ts';
import { againFor, offerTitle } from './titles.ts';
import styles from './offers.module.css';

/** Offers of several lenders, or of several ways of paying back, side by side; sorted by what matters to the customer. */
export function VendorsView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useTried(useStepForm(journey, compiled), journey);
  const { form } = open;
  useChosenTerm(form);
  const { attempt, busy, submit } = useSubmit(open, step);
  const quick = useQuickOffer(journey.config.metaProduct.slug);
  const { pay, insurance } = choiceFacts(journey, step.slug);
  const list = useOfferList(form, step.slug, 'multipleFinancing', true, { quick, most: mostOf(pay) });
  const [order, setOrder] = useState<Order>('installment');
  const amounts = useAmountKeys(form);
  useChoosing();
  const insured = insurance === null ? [] : [listKeys.insured];
  const [looked, setLooked] = useState<OfferOnWire | null>(null);
  useSayOffer(looked);
  const take = async (offer: OfferOnWire): Promise<void> => {
    form.fill(listKeys.term, { value: offer.installments, label: `${offer.installments}x` });
    form.fill(listKeys.offer, offer.id);
    await submit();
    setLooked(null);
  };
  return (
    <StepLayout title={offerTitle(journey, step)} description={descriptionOf(step)}>
      <RemakeNote journey={journey} step={step} titled={againFor(journey, step) !== undefined} />
      <DraftNotes form={form} />
      <Amounts form={form} names={amounts} />
      <FormFields form={form} attempt={attempt} opensTerms={false} without={[...amounts, ...insured, listKeys.offer]} />
      {insurance && <InsuranceChoice {...{ form, insurance, quick, offer: list.offers.at(-1) }} />}
      <section aria-labelledby="ofertas" aria-busy={list.busy || undefined} className={styles.section}>
        <h2 id="ofertas">Compare as ofertas</h2>
        <OffersState {...list} />
        {list.offers.length > 0 && <OrderChoice order={order} onChoose={setOrder} />}
        <ul className={styles.vendors}>
          {list.offers.toSorted(orders[order].compare).map((offer) => (
            <VendorCard
              key={`${offer.lender.cnpj} ${offer.title ?? ''}`}
              offer={offer}
              busy={list.busy}
              onChoose={() => setLooked(offer)}
            />
          ))}
        </ul>
      </section>
      <OfferDrawer
        journey={journey}
        offer={looked}
        busy={busy}
        pay={pay}
        vehicle={null}
        action={step.buttonText ?? 'Escolher esta oferta'}
        onClose={() => setLooked(null)}
        onTake={(offer) => take(offer)}
      />
    </StepLayout>
  );
}

interface OrderChoiceProps {
  readonly order: Order;
  readonly onChoose: (order: Order) => void;
}

function OrderChoice({ order, onChoose }: OrderChoiceProps): ReactNode {
  return (
    <fieldset className={styles.orders}>
      <legend>Ordenar por</legend>
      {Object.entries(orders).map(([name, { label }]) => (
        <label key={name}>
          <input
            type="radio"
            name="ordem"
            checked={name === order}
            onChange={() => onChoose(isOrder(name) ? name : 'installment')}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const isOrder = (name: string): name is Order => Object.hasOwn(orders, name);
