import type { OfferOnWire } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import type { ReactNode } from 'react';
import { FieldHost } from '../../fields/FieldHost.tsx';
import { useVisibleFields } from '../../form/useFormState.ts';
import { money } from './costs.ts';
import type { Insurance } from './choiceFacts.ts';
import { listKeys } from './question.ts';
import type { Quick } from './useQuickOffer.ts';
import styles from './insurance.module.css';

interface InsuranceChoiceProps {
  readonly form: Form;
  readonly insurance: Insurance;
  /** The offer that it would come with, ticked or not. */
  readonly offer: OfferOnWire | undefined;
  readonly quick: Quick;
}

/** What it costs, what it covers and who insures: before anybody ticks it. */
export function InsuranceChoice({ form, insurance, offer, quick }: InsuranceChoiceProps): ReactNode {
  const field = useVisibleFields(form).find(({ key }) => key === listKeys.insured);
  if (field === undefined) return null;
  const { name, insurer, cover } = insurance;
  const price = offer === undefined ? null : priceOf(offer, name, quick);
  return (
    <section className={styles.insurance} aria-label={name}>
      <p className={styles.price}>
        <b>{name}</b>
        <span>{price}</span>
      </p>
      <p>{cover}</p>
      <p>{`Quem garante: ${insurer}`}</p>
      <FieldHost form={form} field={field} />
    </section>
  );
}

function priceOf(offer: OfferOnWire, name: string, quick: Quick): string | null {
  const { insurances, installments } = quick(offer, { insured: true });
  const charge = insurances.find((one) => one.name === name);
  if (charge === undefined) return null;
  return charge.when === 'perInstallment'
    ? `${money(charge.value / installments)} por parcela`
    : `${money(charge.value)} no total`;
}
