import { payloadOf } from '@passo/engine/form/payload.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './preview.module.css';

/** Looked at this often (milliseconds): a form tells of its fields, and not of those within its groups. */
const EVERY = 100;

const textOf = (form: Form): string => JSON.stringify(payloadOf(form), null, 2);

/** What the server would be sent now. */
export function Payload({ form }: { readonly form: Form }): ReactNode {
  const [text, setText] = useState(() => textOf(form));
  useEffect(() => {
    const timer = setInterval(() => setText(textOf(form)), EVERY);
    return () => clearInterval(timer);
  }, [form]);
  return (
    <div className={styles.payload}>
      <h2 id="enviado" className={styles.label}>
        O que é enviado
      </h2>
      <pre tabIndex={0} role="region" aria-labelledby="enviado" className={styles.sent}>
        {text}
      </pre>
    </div>
  );
}
