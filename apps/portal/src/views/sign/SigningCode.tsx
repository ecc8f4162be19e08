import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { WireProblem } from '../../wire/problem.ts';
import { CodeFields } from '../token/CodeFields.tsx';
import { sentWords, type Sent } from '../token/sentCode.ts';
import { useCodeCheck } from '../token/useCodeCheck.ts';
import { SignPage } from './SignPage.tsx';
import styles from './sign.module.css';

interface SigningCodeProps {
  readonly page: Pick<ComponentProps<typeof SignPage>, 'journey' | 'slug' | 'title' | 'description'>;
  readonly sent: Sent;
  readonly onCode: (code: string) => Promise<WireProblem | null>;
  readonly onResend: () => Promise<WireProblem | null>;
  readonly onLook: () => Promise<void>;
  readonly onBack: () => void;
}

/** The page that is signed, with the code in its place: typing it signs nothing, the button does. */
export function SigningCode({ page, sent, onCode, onResend, onLook, onBack }: SigningCodeProps): ReactNode {
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
        <p className={styles.how}>{sentWords(sent)}</p>
        <CodeFields sent={sent} check={check} onResend={onResend} onBack={onBack} />
      </section>
    </SignPage>
  );
}
