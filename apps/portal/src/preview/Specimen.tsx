import { Component, Suspense, useState, type ReactNode } from 'react';
import { FormFields } from '../form/FormFields.tsx';
import { openSample } from './openSample.ts';
import styles from './preview.module.css';
import type { Sample } from './sample.ts';

interface SpecimenProps {
  readonly sample: Sample;
  readonly showsProblems: boolean;
}

/** One field, alive: it can be typed into, and judges what was typed. */
export function Specimen({ sample, showsProblems }: SpecimenProps): ReactNode {
  return (
    <Safe key={JSON.stringify([sample, showsProblems])}>
      <Suspense fallback={null}>
        <Alive sample={sample} showsProblems={showsProblems} />
      </Suspense>
    </Safe>
  );
}

function Alive({ sample, showsProblems }: SpecimenProps): ReactNode {
  const [form] = useState(() => openSample(sample, showsProblems));
  return (
    <form noValidate className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      <FormFields form={form} attempt={0} opensTerms={false} />
    </form>
  );
}

/** What was typed into the text may be JSON and no field all the same. */
class Safe extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <p>Este campo não pode ser desenhado. Confira a definição.</p> : this.props.children;
  }
}
