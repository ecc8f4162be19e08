import { catalog } from '@passo/catalog';
import type { StepKind } from '@passo/engine';
import { useState, type ReactNode } from 'react';
import { Choice } from '../../Choice.tsx';
import styles from '../workbench.module.css';

interface PaletteProps {
  readonly addField: (component: string) => void;
  readonly addStep: (stepType: string) => void;
}

const fieldKinds = Object.keys(catalog.fields).sort();
const stepKinds = Object.entries<StepKind>(catalog.steps).sort(([, one], [, other]) =>
  one.label.localeCompare(other.label),
);

/** Every kind of field and of step, to be put behind what the caret stands in. */
export function Palette({ addField, addStep }: PaletteProps): ReactNode {
  const [field, setField] = useState('text');
  const [step, setStep] = useState('form');
  return (
    <section className={styles.palette} aria-label="Inserir">
      <Choice name="campo" label="Tipo de campo" value={field} onChoose={(_, value) => setField(value)}>
        {fieldKinds.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <button type="button" className={styles.tool} onClick={() => addField(field)}>
        Inserir campo
      </button>
      <Choice name="passo" label="Tipo de passo" value={step} onChoose={(_, value) => setStep(value)}>
        {stepKinds.map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Choice>
      <button type="button" className={styles.tool} onClick={() => addStep(step)}>
        Inserir passo
      </button>
    </section>
  );
}
