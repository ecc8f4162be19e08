import { Panel, type PanelAction } from '@passo/ui/panel/Panel.tsx';
import { useEffect, type ReactNode } from 'react';
import { postToHost } from '../shell/hostMessages.ts';
import { Agreed, faceOf } from './ends/Agreed.tsx';
import { conclude } from './ends/conclude.ts';
import { sentWords } from './ends/sent.ts';
import type { ViewProps } from './view.ts';
import styles from './offer/offer.module.css';

/** The end: what was agreed, and the papers of it. The step's own words come first, then what is known of the payment, then the partner's words for all products. */
export function FinalView({ journey, step }: ViewProps): ReactNode {
  const words = step.texts.finished;
  const page = finalPageOf(journey.config.configuration.display.finalPage);
  useEffect(() => postToHost('finished'), []);
  const last: PanelAction = { label: page.buttonText ?? 'Concluir', onClick: conclude };
  return (
    <Panel
      tone="finished"
      answers
      {...faceOf(journey, step)}
      title={step.title ?? page.title ?? words?.title ?? step.name}
      text={step.description ?? sentWords(journey, step.slug) ?? page.description ?? words?.text ?? ''}
      action={page.extra ?? last}
      secondary={page.extra && last}
    >
      <div className={styles.final}>
        <Agreed journey={journey} slug={step.slug} />
      </div>
    </Panel>
  );
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
