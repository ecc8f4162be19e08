import { Button } from '@passo/ui/controls/Button.tsx';
import { Notice } from '@passo/ui/layout/Notice.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useEffect, type ReactNode } from 'react';
import { triedAmount } from '../../device/triedAmount.ts';
import { chosenOption } from '../../fields/useOptions.ts';
import { useFieldView } from '../../form/useFormState.ts';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useChoosing } from '../../state/offerInView.ts';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { FormFields } from '../form/FormFields.tsx';
import type { ViewProps } from '../view.ts';
import { Amounts, focusAmount, useAmountKeys } from './Amounts.tsx';
import { choiceFacts } from './choiceFacts.ts';
import { listKeys } from './question.ts';
import { ShareOfPay } from './ShareOfPay.tsx';
import { shownOf } from './shownOffer.ts';
import { TermRows, withoutOffer } from './TermRows.tsx';
import { definedTerms } from './terms.ts';
import { useEstimates } from './useEstimates.ts';
import { useQuickOffer } from './useQuickOffer.ts';
import { beginWith, isOffered } from './wish.ts';

const ESTIMATED = 'As parcelas abaixo são uma estimativa.';
const NEW_OFFER = 'O banco faz uma oferta nova, com todos os custos.';

interface WishProps extends ViewProps {
  /** To the offer in view, or where the bank made none for the wish to its own one. */
  readonly onBack: () => unknown;
}

/** Another amount and term, within the limits of the analysis; the bank is asked with them. */
export function WishView({ journey, step, compiled, onBack }: WishProps): ReactNode {
  const open = useStepForm(journey, compiled);
  const { form } = open;
  const { attempt, busy, submit } = useSubmit(open, step);
  const { offer } = shownOf(journey, step.slug);
  const { pay } = choiceFacts(journey, step.slug);
  const product = journey.config.metaProduct.slug;
  const quick = useQuickOffer(product);
  const amounts = useAmountKeys(form);
  useChoosing();
  useEffect(() => {
    if (offer !== null) beginWith(form, offer, triedAmount(product));
  }, [form, offer, product]);
  const terms = definedTerms(form);
  const chosen = Number(chosenOption(useFieldView(form, listKeys.term)?.value)?.value ?? 0);
  const { estimates, refused } = useEstimates(form, { offer, terms, pay, quick });
  const estimate = estimates.find(({ installments }) => installments === chosen) ?? null;
  const fits = estimate !== null || estimates.length === 0;
  const ask = () => {
    if (refused) return focusAmount();
    // What stands there already need not be asked for.
    if (offer !== null && isOffered(form, offer)) return void onBack();
    if (chosen > 0 && fits) void submit();
  };
  return (
    <StepLayout
      focusTitle
      title="Escolha o valor e o prazo"
      description={offer === null ? NEW_OFFER : `${ESTIMATED} ${NEW_OFFER}`}
      onSubmit={ask}
      footer={
        <>
          <Button type="submit" busy={busy} disabled={!refused && (chosen === 0 || !fits)}>
            {chosen > 0 ? `Pedir oferta em ${chosen}x` : 'Pedir oferta'}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {offer === null ? 'Voltar à primeira oferta do banco' : 'Voltar à oferta'}
          </Button>
        </>
      }
    >
      <NotOffered journey={journey} step={step} />
      <DraftNotes form={form} />
      <Amounts form={form} names={amounts} needed />
      <FormFields form={form} attempt={attempt} opensTerms={false} without={[...amounts, listKeys.term]} />
      <TermRows
        label={form.view(listKeys.term)?.label || 'Em quantas vezes'}
        name={listKeys.term}
        missing={estimates.length === 0 ? null : withoutOffer(pay)}
        onChoose={({ value, label }) => form.change(listKeys.term, { value, label })}
        busy={false}
        {...{ terms, chosen, offers: estimates }}
      />
      <ShareOfPay pay={pay} offer={estimate} />
    </StepLayout>
  );
}

/** Why the bank made no offer for what was asked last; nothing where it did. */
function NotOffered({ journey: { proposal }, step: { slug } }: Pick<ViewProps, 'journey' | 'step'>): ReactNode {
  if (proposal?.stepStatus[slug] !== 'remake') return null;
  return (
    <div role="status">
      <Notice>
        <b>{proposal.data.headings?.[slug] ?? 'O banco não fez uma oferta para o que você pediu'}</b>
        <p>{proposal.data.notices[slug] ?? 'Escolha outro valor ou prazo, ou volte à primeira oferta.'}</p>
      </Notice>
    </div>
  );
}
