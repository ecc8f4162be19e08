import type { StepStatus } from '@passo/engine/definition.ts';
import type { ReactNode } from 'react';
import { Choice, named } from '../Choice.tsx';
import styles from '../preview.module.css';
import { addressOf, frameThemes, frameWidths, type StepChoice } from './choice.ts';
import own from './steps.module.css';
import type { Preview } from './usePreview.ts';

interface WorkbenchProps {
  readonly choice: StepChoice;
  readonly preview: Preview;
}

/** A step in a frame of the chosen width, what chooses it, and the server's answer that makes it. */
export function Workbench({ choice, preview }: WorkbenchProps): ReactNode {
  const { kinds, channels, state, system } = preview;
  const kind = kinds.find((one) => one.kind === choice.kind);
  const go = (change: Partial<StepChoice>): void => location.assign(addressOf({ ...choice, ...change }));
  const step = system.steps.find(({ slug }) => slug === system.proposal?.currentStep);
  return (
    <main className={styles.page} aria-label="Amostra de passos">
      <h1>Passos</h1>
      <p className={styles.lead}>Cada tipo de passo, em cada estado, com a resposta do servidor que o faz.</p>
      <div className={styles.choices}>
        <Choice name="tipo" label="Tipo" value={choice.kind} onChoose={(_, value) => go({ kind: value, state: null })}>
          {[...kinds].sort(byName).map(({ kind: name, label }) => (
            <option key={name} value={name}>
              {name} · {label}
            </option>
          ))}
        </Choice>
        <Choice name="canal" label="Canal" value={system.code} onChoose={(_, value) => go({ channel: value })}>
          {channels.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="tema" label="Tema" value={choice.theme} onChoose={(_, value) => go({ theme: value })}>
          {named(frameThemes)}
        </Choice>
        <Choice name="largura" label="Largura" value={choice.width} onChoose={(_, value) => go({ width: value })}>
          {named(frameWidths)}
        </Choice>
      </div>
      <States choice={choice} states={kind?.states ?? []} state={state} />
      <div className={own.stage} role="group" aria-label="O passo na largura escolhida" tabIndex={0}>
        <iframe
          title={`${choice.kind}: ${stateNames[state]}`}
          className={own.frame}
          style={{ width: `${choice.width}px` }}
          src={addressOf({ ...choice, state, framed: true })}
        />
      </div>
      <Answer step={step} proposal={system.proposal} />
    </main>
  );
}

const byName = (a: { readonly kind: string }, b: { readonly kind: string }): number => a.kind.localeCompare(b.kind);

const stateNames: Readonly<Record<StepStatus, string>> = {
  init: 'Início',
  waiting: 'Esperando',
  success: 'Deu certo',
  failed: 'Não deu certo',
  remake: 'Refazer',
  review: 'Em revisão',
  finished: 'Concluído',
};

/** The states of the kind, to be walked one after the other. */
function States({
  choice,
  states,
  state,
}: {
  readonly choice: StepChoice;
  readonly states: readonly StepStatus[];
  readonly state: StepStatus;
}): ReactNode {
  return (
    <nav aria-label="Estados" className={own.states}>
      {states.map((one) => (
        <a key={one} href={addressOf({ ...choice, state: one })} aria-current={one === state ? 'page' : undefined}>
          {stateNames[one]}
        </a>
      ))}
    </nav>
  );
}

function Answer({ step, proposal }: { readonly step: unknown; readonly proposal: unknown }): ReactNode {
  return (
    <section aria-labelledby="resposta" className={styles.source}>
      <h2 id="resposta">Resposta do servidor</h2>
      <pre className={own.answer} tabIndex={0} aria-label="O passo e a proposta, em JSON">
        {JSON.stringify({ step, proposal }, null, 2)}
      </pre>
    </section>
  );
}
