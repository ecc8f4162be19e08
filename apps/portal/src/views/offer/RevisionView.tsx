import type { OfferOnWire } from '@passo/contract';
import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { stepActions } from '../stepActions.ts';
import type { ViewProps } from '../view.ts';
import { money, percent } from './costs.ts';
import { countOf } from './installments.ts';
import { OfferCosts } from './OfferCosts.tsx';
import { receivedOf } from './received.ts';
import { shownOf } from './shownOffer.ts';
import styles from './offers.module.css';

const figures: readonly (readonly [string, (offer: OfferOnWire) => string])[] = [
  ['Você recebe', (offer) => money(receivedOf(offer).value)],
  ['Parcela', ({ valorDaParcela }) => money(valorDaParcela)],
  ['Prazo', countOf],
  ['Taxa de juros', ({ monthlyRate }) => `${percent(monthlyRate)} a.m.`],
  ['CET', ({ cetAnnual }) => `${percent(cetAnnual)} a.a.`],
  ['Total a pagar', ({ total }) => money(total)],
];

/** The back office changed the terms: each figure before and after, and the new offer with all its costs. */
export function RevisionView({ journey, step }: ViewProps): ReactNode {
  const { offer, before } = shownOf(journey, step.slug);
  const words = step.texts[journey.proposal?.stepStatus[step.slug] ?? 'success'] ?? step.texts.success;
  const { submit } = stepActions(useSession(), step);
  return (
    <StepLayout
      title={words?.title ?? step.title ?? step.name}
      description={words?.text}
      footer={<Button onClick={submit}>{words?.action ?? 'Aceitar as novas condições'}</Button>}
    >
      {offer && before && <Changes before={before} after={offer} />}
      {offer && <OfferCosts offer={offer} />}
    </StepLayout>
  );
}

function Changes({ before, after }: { readonly before: OfferOnWire; readonly after: OfferOnWire }): ReactNode {
  return (
    <table className={styles.changes}>
      <caption className="visually-hidden">O que mudou na sua oferta</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Antes</th>
          <th scope="col">Agora</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(([label, figure]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{figure(before)}</td>
            <td>{figure(before) === figure(after) ? figure(after) : <strong>{figure(after)}</strong>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
