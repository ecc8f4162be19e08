import type { ReactNode } from 'react';
import { Choice, named } from '../../Choice.tsx';
import styles from '../workbench.module.css';
import { isListState, isObjectText, listStates, type PlayContext } from './context.ts';

interface ContextFormProps {
  readonly context: PlayContext;
  readonly change: (change: Partial<PlayContext>) => void;
}

/** What lies around the step: known answers, the day, limits, and how lists behave. */
export function ContextForm({ context, change }: ContextFormProps): ReactNode {
  return (
    <details className={styles.card}>
      <summary>Contexto</summary>
      <div className={styles.grid}>
        <Text name="known" label="Respostas já conhecidas (JSON)" {...{ context, change }} isJson />
        <Text name="bounds" label="Limites do servidor (JSON)" {...{ context, change }} isJson />
        <Text name="hiddenKeys" label="Modo manual: chaves que não aparecem" {...{ context, change }} />
        <label className={styles.label}>
          Hoje
          <input type="date" value={context.today} onChange={(event) => change({ today: event.target.value })} />
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={context.hasProposal}
            onChange={(event) => change({ hasProposal: event.target.checked })}
          />
          O pedido já existe
        </label>
        <Choice
          name="listas"
          label="Listas"
          value={context.lists}
          onChoose={(_, value) => isListState(value) && change({ lists: value })}
        >
          {named(listStates)}
        </Choice>
        <Text name="only" label="Só estas listas (vazio: todas)" {...{ context, change }} />
      </div>
    </details>
  );
}

type TextName = 'known' | 'bounds' | 'hiddenKeys' | 'only';

function Text({
  name,
  label,
  context,
  change,
  isJson = false,
}: ContextFormProps & { readonly name: TextName; readonly label: string; readonly isJson?: boolean }): ReactNode {
  const value = context[name];
  const wrong = isJson && !isObjectText(value);
  return (
    <label className={styles.label}>
      {label}
      <input
        type="text"
        spellCheck={false}
        value={value}
        aria-invalid={wrong || undefined}
        onChange={(event) => change({ [name]: event.target.value })}
      />
      {wrong && <span className={styles.error}>Isto não é um objeto JSON: não vale por enquanto.</span>}
    </label>
  );
}
