import type { StepStatus } from '@passo/engine/definition.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import type { Draft } from '../../../state/draft.ts';
import styles from '../workbench.module.css';
import type { PlayWorld } from './context.ts';
import { outcomes, type Outcome } from './moves.ts';
import { StepForm } from './StepForm.tsx';
import { statusOf, type Play } from './usePlay.ts';

interface PlayerProps {
  readonly play: Play;
  readonly world: PlayWorld;
  readonly opened: (form: Form | null) => void;
}

/** The flow from its first step to its end, without a proposal. */
export function Player({ play, world, opened }: PlayerProps): ReactNode {
  const [drafts] = useState(() => new Map<string, Draft>());
  const { flow, state, step } = play;
  const at = flow.steps.findIndex(({ slug }) => slug === state.currentStep);
  return (
    <section className={styles.card} aria-labelledby="jogar">
      <div className={styles.bar}>
        <h2 id="jogar">Percorrer</h2>
        <p role="status" className={styles.fine}>
          Passo {at + 1} de {flow.steps.length}: {step?.definition.name ?? 'nenhum'}
        </p>
        <button type="button" className={styles.tool} disabled={!play.canGoBack} onClick={play.back}>
          Voltar
        </button>
        <button type="button" className={styles.tool} onClick={play.restart}>
          Recomeçar
        </button>
      </div>
      <Suspense fallback={null}>
        <Stage play={play}>
          <StepForm play={play} world={world} drafts={drafts} opened={opened} />
        </Stage>
      </Suspense>
    </section>
  );
}

const ends = {
  finished: 'Fim do fluxo: deu certo.',
  refused: 'Fim do fluxo: recusado.',
  noOffer: 'Fim do fluxo: sem oferta.',
  cancelled: 'Fim do fluxo: cancelado.',
} as const;

function Stage({ play, children }: { readonly play: Play; readonly children: ReactNode }): ReactNode {
  const { state, step } = play;
  if (step === undefined) return <p>O fluxo não tem um passo que possa ser mostrado.</p>;
  const status = statusOf(play, step.slug);
  if (state.end !== null) return <Panel play={play} status={status} words={ends[state.end]} />;
  const draw = panels[status];
  return draw === undefined ? (
    children
  ) : (
    <Panel play={play} status={status}>
      {draw(play)}
    </Panel>
  );
}

const answers = (names: readonly Outcome[]) => (play: Play) =>
  names.map((name) => (
    <Button key={name} variant={name === 'done' ? 'primary' : 'ghost'} onClick={() => play.settle(name)}>
      {outcomes[name]}
    </Button>
  ));

/** Where the outside is asked, whoever plays says what it answers. */
const panels: Readonly<Partial<Record<StepStatus, (play: Play) => ReactNode>>> = {
  waiting: answers(['done', 'refused', 'remake', 'review', 'failed']),
  review: answers(['done', 'refused', 'remake']),
  success: (play) => <Button onClick={play.goOn}>Continuar</Button>,
  failed: (play) => <Button onClick={() => play.send({})}>Tentar novamente</Button>,
};

function Panel({
  play,
  status,
  words,
  children,
}: {
  readonly play: Play;
  readonly status: StepStatus;
  readonly words?: string;
  readonly children?: ReactNode;
}): ReactNode {
  const { definition, kind } = play.step ?? {};
  const texts = { ...kind?.texts[status], ...definition?.texts?.[status] };
  return (
    <div className={styles.panel}>
      <h3>{texts.title ?? definition?.name}</h3>
      {texts.text !== undefined && <p>{texts.text}</p>}
      {texts.next !== undefined && <p className={styles.fine}>{texts.next}</p>}
      {words !== undefined && <p className={styles.end}>{words}</p>}
      {children !== undefined && (
        <div role="group" aria-label="O que a outra parte responde" className={styles.row}>
          {children}
        </div>
      )}
    </div>
  );
}
