import { benefitStages, type BenefitStage } from '@passo/catalog/ports/benefits.ts';
import { isRecord } from '@passo/engine/json.ts';
import type { Stage } from '@passo/ui/panel/Checklist.tsx';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { illustrationOf } from './illustration.ts';
import { leaveNote } from './leaveNote.ts';
import { useWatch } from './useWatch.ts';
import type { ViewProps } from './view.ts';

/** What the query goes through, whether the INSS is asked for benefits or Caixa for a balance. */
const labels: Readonly<Record<BenefitStage, string>> = {
  startingProcessing: 'Preparando a consulta',
  requestingBenefits: 'Pedindo os seus dados',
  awaitingBenefitAnswer: 'Esperando a resposta',
  requestingBalance: 'Pedindo os valores',
  awaitingBalanceAnswer: 'Esperando os valores',
  searchingBalance: 'Vendo quanto dá para pedir',
};

/** A query that takes its time, with where it stands. */
export function BenefitQueryView({ journey, step }: ViewProps): ReactNode {
  const words = step.texts.waiting;
  useWatch(true, step.pollSeconds ?? 2);
  return (
    <Panel
      tone="waiting"
      illustration={illustrationOf(step.illustration)}
      title={words?.title ?? step.name}
      text={words?.text ?? ''}
      stages={placed(stageIn(journey, step.slug))}
      note={leaveNote(words?.next)}
    />
  );
}

function stageIn({ proposal }: Journey, slug: string): number {
  const shown: unknown = proposal?.data.shown[slug];
  const name = isRecord(shown) ? shown.etapa : undefined;
  return Math.max(
    0,
    benefitStages.findIndex((stage) => stage === name),
  );
}

const placed = (now: number): readonly Stage[] =>
  benefitStages.map((stage, index) => ({
    label: labels[stage],
    state: index < now ? 'done' : index === now ? 'now' : 'next',
  }));
