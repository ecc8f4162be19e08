import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { Checklist } from '@passo/ui/panel/Checklist.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { useSession } from '../session/useSession.ts';
import { Arrival } from './Arrival.tsx';

const short = [
  'Responda às perguntas: leva poucos minutos.',
  'Confira os valores antes de assinar: nada é cobrado antes disso.',
  'Pode parar quando quiser: este mesmo link continua de onde você parou.',
];

/** To the first step, or to where one stands. */
function useGoHome(): () => void {
  const { router } = useSession();
  return () => router.go('/');
}

/** How asking works, in three sentences. */
export function SimplifiedTutorial({ journey }: { readonly journey: Journey }): ReactNode {
  const goHome = useGoHome();
  return (
    <>
      <StepLayout
        title="Como funciona"
        description={`${journey.config.product.name}, do começo ao fim.`}
        footer={<Button onClick={goHome}>{journey.proposal === null ? 'Começar' : 'Continuar'}</Button>}
      >
        <ol>
          {short.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </StepLayout>
      <Arrival place="simplified-tutorial" title="Como funciona" />
    </>
  );
}

/** The steps that lie ahead, by name. */
export function StepsTutorial({ journey }: { readonly journey: Journey }): ReactNode {
  const goHome = useGoHome();
  const { live, state } = journey;
  const stages = live.map(({ slug, definition }) => ({
    label: definition.name,
    state: state.steps[slug]?.status === 'finished' ? ('done' as const) : ('next' as const),
  }));
  return (
    <>
      <StepLayout
        title="Os passos do seu pedido"
        description="É por aqui que você vai passar. Cada passo diz o que precisa."
        footer={<Button onClick={goHome}>{journey.proposal === null ? 'Começar' : 'Continuar'}</Button>}
      >
        <Checklist stages={stages} />
      </StepLayout>
      <Arrival place="steps-tutorial" title="Os passos do seu pedido" />
    </>
  );
}
