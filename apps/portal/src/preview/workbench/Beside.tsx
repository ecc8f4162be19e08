import type { FlowDefinition } from '@passo/engine/definition.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Difference } from './panels/Difference.tsx';
import { Graph } from './panels/Graph.tsx';
import { ServerAnswer } from './panels/ServerAnswer.tsx';
import { useJudge } from './panels/useJudge.ts';
import { useLive } from './panels/useLive.ts';
import type { PlayWorld } from './play/context.ts';
import type { Play } from './play/usePlay.ts';
import styles from './workbench.module.css';

interface BesideProps {
  readonly definition: FlowDefinition;
  readonly play: Play;
  readonly world: PlayWorld;
  readonly form: Form | null;
  readonly original: string;
  readonly text: string;
}

const names = { sent: 'Enviado', server: 'Servidor', graph: 'Dependências', difference: 'Diferença' } as const;
type Name = keyof typeof names;
const all: readonly Name[] = ['sent', 'server', 'graph', 'difference'];

/** What follows from the step as it stands, live. */
export function Beside({ definition, play, world, form, original, text }: BesideProps): ReactNode {
  const [name, setName] = useState<Name>('sent');
  const payload = useLive(form);
  const judged = useJudge(definition, play, world, payload);
  const panels: Readonly<Record<Name, () => ReactNode>> = {
    sent: () => (
      <pre className={styles.code} tabIndex={0} role="region" aria-label="O que é enviado">
        {JSON.stringify(payload, null, 2)}
      </pre>
    ),
    server: () => <ServerAnswer judged={judged} />,
    graph: () => <Graph form={play.step?.form} />,
    difference: () => <Difference before={original} after={text} />,
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = all[(all.indexOf(name) + by + all.length) % all.length];
    if (by === 0 || next === undefined) return;
    setName(next);
    document.getElementById(`aba-${next}`)?.focus();
  };
  return (
    <section className={styles.card} aria-label="Ao lado">
      <div role="tablist" aria-label="O que ver ao lado" className={styles.tabs} onKeyDown={press}>
        {all.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`aba-${one}`}
            aria-selected={one === name}
            aria-controls="aba"
            tabIndex={one === name ? 0 : -1}
            onClick={() => setName(one)}
          >
            {names[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="aba" aria-labelledby={`aba-${name}`}>
        {panels[name]()}
      </div>
    </section>
  );
}
