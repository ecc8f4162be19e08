import type { OfferOnWire } from '@passo/contract';
import { FactsTable, type Fact } from '@passo/ui/money/FactsTable.tsx';
import { Panel, type PanelAction } from '@passo/ui/panel/Panel.tsx';
import { useEffect, type ReactNode } from 'react';
import { isEmbedded, postToHost } from '../shell/hostMessages.ts';
import { illustrationOf } from './illustration.ts';
import { money } from './offer/costs.ts';
import { PaidOnDay } from './offer/PaidOnDay.tsx';
import { installmentsIn } from './offer/installments.ts';
import { Papers } from './offer/Papers.tsx';
import { receivedOf } from './offer/received.ts';
import { shownOf } from './offer/shownOffer.ts';
import type { ViewProps } from './view.ts';
import styles from './offer/offer.module.css';

/** The end: what was agreed, and the papers of it. The step's own words come before the partner's for all products. */
export function FinalView({ journey, step }: ViewProps): ReactNode {
  const { offer, contract } = shownOf(journey, step.slug);
  const words = step.texts.finished;
  const page = finalPageOf(journey.config.configuration.display.finalPage);
  useEffect(() => postToHost('finished'), []);
  const agreed = offer === null ? [] : agreedOf(offer, journey.proposal?.systemicValue ?? '');
  return (
    <Panel
      tone="finished"
      illustration={illustrationOf(step.illustration)}
      title={step.title ?? page.title ?? words?.title ?? step.name}
      text={step.description ?? page.description ?? words?.text ?? ''}
      action={page.extra}
      secondary={isEmbedded() ? { label: page.buttonText ?? 'Concluir', onClick: () => postToHost('home') } : undefined}
    >
      <div className={styles.final}>
        <PaidOnDay journey={journey} slug={step.slug} listed />
        {agreed.length > 0 && (
          <div className={styles.agreed}>
            <FactsTable caption="O que foi combinado" facts={agreed} />
          </div>
        )}
        {contract && <Papers journey={journey} slug={step.slug} contract={contract} />}
      </div>
    </Panel>
  );
}

function agreedOf(offer: OfferOnWire, number: string): readonly Fact[] {
  const { label, value } = receivedOf(offer);
  return [
    { label, values: [money(value)] },
    { label: 'Parcelas', values: installmentsIn(offer, money) },
    { label: 'Número da proposta', values: [number] },
  ];
}

interface FinalPage {
  readonly title?: string;
  readonly description?: string;
  readonly buttonText?: string;
  readonly extra?: PanelAction;
}

/** The partner's own words for the end, as far as there are any. */
function finalPageOf(given: unknown): FinalPage {
  const page: Readonly<Record<string, unknown>> = { ...(typeof given === 'object' ? given : null) };
  const text = (key: string): Readonly<Record<string, string>> => {
    const value = page[key];
    return typeof value === 'string' && value !== '' ? { [key]: value } : {};
  };
  const { extraButtonLink: href, extraButtonName: label } = page;
  return {
    ...text('title'),
    ...text('description'),
    ...text('buttonText'),
    ...(typeof href === 'string' && typeof label === 'string' && { extra: { label, href } }),
  };
}
