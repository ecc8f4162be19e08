import type { Situation } from '@passo/engine/journey/state.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { Checklist } from '@passo/ui/panel/Checklist.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { isTold } from '../journey/told.ts';
import { useSession } from '../session/useSession.ts';
import { Arrival } from './Arrival.tsx';

const words: Readonly<Record<Situation, string>> = { approved: 'Aprovada', pending: 'Pendente', reproved: 'Reprovada' };

/** How the proposal stands, step by step. */
export function StatusScreen({ journey }: { readonly journey: Journey }): ReactNode {
  const { router } = useSession();
  const { live, state, proposal } = journey;
  const stages = live
    .filter((step) => isTold(journey, step))
    .map(({ slug, definition }) => ({
      label: definition.name,
      state: slug === state.currentStep ? 'now' : state.steps[slug]?.status === 'finished' ? 'done' : 'next',
    })) satisfies readonly { readonly label: string; readonly state: 'now' | 'done' | 'next' }[];
  return (
    <>
      <StepLayout
        title="Seu pedido"
        description={`Situação: ${words[state.situation]}${proposal ? ` · número ${proposal.systemicValue}` : ''}`}
        footer={<Button onClick={() => router.go('/')}>Continuar</Button>}
      >
        <Checklist stages={stages} />
      </StepLayout>
      <Arrival place="status" title="Seu pedido" />
    </>
  );
}
