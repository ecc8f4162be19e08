import { Component, Suspense, useState, type ReactNode } from 'react';
import { FormFields } from '../views/form/FormFields.tsx';
import { openSample } from './openSample.ts';
import { Payload } from './Payload.tsx';
import styles from './preview.module.css';
import type { Sample } from './sample.ts';

interface SpecimenProps {
  readonly sample: Sample;
  readonly showsProblems: boolean;
  /** Also what would be sent. */
  readonly showsPayload?: boolean;
}

/** One field, alive: it can be typed into, and judges what was typed. */
export function Specimen(props: SpecimenProps): ReactNode {
  return (
    <Safe key={JSON.stringify([props.sample, props.showsProblems])}>
      <Suspense fallback={null}>
        <Alive {...props} />
      </Suspense>
    </Safe>
  );
}

function Alive({ sample, showsProblems, showsPayload = false }: SpecimenProps): ReactNode {
  const [form] = useState(() => openSample(sample, showsProblems));
  const [attempt, setAttempt] = useState(0);
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    setAttempt(attempt + Number(form.reveal().length > 0));
  };
  return (
    <>
      <form noValidate className={styles.fields} onSubmit={submit}>
        <FormFields form={form} attempt={attempt} opensTerms={false} />
      </form>
      {showsPayload && <Payload form={form} />}
    </>
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
