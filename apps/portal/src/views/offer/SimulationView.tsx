import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { CostSheet } from '@passo/ui/money/CostSheet.tsx';
import { PriceBar } from '@passo/ui/money/PriceBar.tsx';
import { useState, type ReactNode } from 'react';
import { FormFields } from '../form/FormFields.tsx';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { RemakeNote } from '../form/RemakeNote.tsx';
import { saidBy } from '../../journey/saidBy.ts';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useChoosing, useSayOffer } from '../../state/offerInView.ts';
import { descriptionOf, type ViewProps } from '../view.ts';
import { Amounts, focusAmount, useAmountKeys } from './Amounts.tsx';
import { choiceFacts, mostOf } from './choiceFacts.ts';
import { sheetWithSplit } from './split.ts';
import { listKeys } from './question.ts';
import { OffersState } from './OffersState.tsx';
import { ShareOfPay } from './ShareOfPay.tsx';
import { SignedBefore } from './SignedBefore.tsx';
import { figuresOf } from './Summary.tsx';
import { TermRows, withoutOffer } from './TermRows.tsx';
import { useSeller } from './useSeller.ts';
import { useTermOffers } from './useTermOffers.ts';
import { useQuickOffer } from './useQuickOffer.ts';
import { againFor, offerTitle } from './titles.ts';
import styles from './offer.module.css';

/** An amount, and at once what it costs over each term; what was chosen stands above the button. */
export function SimulationView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useStepForm(journey, compiled);
  const { form } = open;
  const { attempt, busy, submit } = useSubmit(open, step);
  const quick = useQuickOffer(journey.config.metaProduct.slug);
  const { pay } = choiceFacts(journey, step.slug);
  const { terms, chosen, choose, list, ready } = useTermOffers(form, step.slug, { quick, most: mostOf(pay) });
  const amounts = useAmountKeys(form);
  const take = saidBy(journey.config, 'take', 'Continuar com {n}x');
  const [sheet, setSheet] = useState(false);
  const seller = useSeller();
  const offer = list.offers.find(({ installments }) => installments === chosen) ?? null;
  useSayOffer(offer);
  useChoosing();
  // The rows are drawn before their figures, and the bar has its room: nothing moves when they come.
  const opens = (list.busy || list.refused) && list.offers.length === 0 && terms.length > 0;
  const none = offer === null ? noneOf(list, chosen) : null;
  return (
    <StepLayout
      title={offerTitle(journey, step)}
      description={descriptionOf(step)}
      onSubmit={() => (list.refused ? focusAmount() : void (ready && submit()))}
      footer={
        <PriceBar
          figures={offer && figuresOf(offer)}
          busy={list.busy}
          none={none}
          bare={offer === null && !opens && none === null}
          costs={saidBy(journey.config, 'costs', 'Ver todos os custos')}
          onShowCosts={() => setSheet(true)}
        >
          <Button type="submit" busy={busy || list.busy} disabled={!ready && !list.busy && !list.refused}>
            {step.buttonText ?? (chosen > 0 && none === null ? take.replace('{n}', String(chosen)) : 'Continuar')}
          </Button>
        </PriceBar>
      }
    >
      <RemakeNote journey={journey} step={step} titled={againFor(journey, step) !== undefined} />
      <SignedBefore journey={journey} offer={offer} />
      <DraftNotes form={form} />
      <div className={styles.asked}>
        <Amounts form={form} names={amounts} />
      </div>
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
          {...{ terms, chosen, offers: list.offers, busy: opens || list.busy }}
        />
      )}
      <ShareOfPay pay={pay} offer={offer} />
      {offer && <CostSheet open={sheet} onClose={() => setSheet(false)} {...sheetWithSplit(offer, seller)} />}
    </StepLayout>
  );
}

/** Why there is nothing to take: the amount, or the term that is chosen; null where that is not known yet. */
function noneOf({ refused, offers }: ReturnType<typeof useTermOffers>['list'], chosen: number): string | null {
  if (refused) return 'Sem parcela para este valor';
  return chosen > 0 && offers.length > 0 ? `Sem parcela em ${chosen}x: escolha outro prazo` : null;
}
