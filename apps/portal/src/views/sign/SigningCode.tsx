import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { WireProblem } from '../../wire/problem.ts';
import { CodeFields, type Resending } from '../token/CodeFields.tsx';
import { SentTo } from '../token/SentTo.tsx';
import { useCodeCheck } from '../token/useCodeCheck.ts';
import { SignPage } from './SignPage.tsx';
import styles from './sign.module.css';

interface SigningCodeProps extends Resending {
  readonly page: Pick<ComponentProps<typeof SignPage>, 'journey' | 'slug' | 'title' | 'description'>;
  readonly onCode: (code: string) => Promise<WireProblem | null>;
  readonly onLook: () => Promise<void>;
  /** Leads to where the contact was confirmed; absent where none was. */
  readonly onChange?: (() => void) | undefined;
}

/** The page that is signed, with the code in its place: typing it signs nothing, the button does. */
export function SigningCode({ page, onCode, onLook, onChange, ...resending }: SigningCodeProps): ReactNode {
  const { sent } = resending;
  const check = useCodeCheck({ sent, onCode, onLook, signs: true });
  const part = useRef<HTMLElement>(null);
  // The field takes the focus as it appears; what it belongs to comes into view with it.
  useEffect(() => {
    void part.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <SignPage {...page} busy={check.busy} onSign={check.send}>
      <section ref={part} aria-labelledby="codigo-da-assinatura" className={styles.code}>
        <h2 id="codigo-da-assinatura">Seu código de assinatura</h2>
        <p className={styles.how}>
          <SentTo sent={sent} onChange={onChange} />
        </p>
        <CodeFields {...resending} check={check} />
      </section>
    </SignPage>
  );
}
