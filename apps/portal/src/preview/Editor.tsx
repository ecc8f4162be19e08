import type { Finding } from '@passo/engine/lint/finding.ts';
import { inPortuguese } from '@passo/engine/lint/portuguese.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { parseSample, writeSample } from './parse.ts';
import styles from './preview.module.css';
import type { Sample } from './sample.ts';
import { Specimen } from './Specimen.tsx';

interface EditorProps {
  readonly start: Sample;
  readonly showsProblems: boolean;
  /** CSS pixels that the field is given. */
  readonly width: number;
}

/** A field beside the text that makes it. The field follows the text; while that is wrong, the last good one stays. */
export function Editor({ start, showsProblems, width }: EditorProps): ReactNode {
  const [text, setText] = useState(() => writeSample(start));
  const [sample, setSample] = useState(start);
  const parsed = parseSample(text);
  const type = (typed: string): void => {
    setText(typed);
    const read = parseSample(typed);
    if (read.ok) setSample(read.value);
  };
  return (
    <div className={styles.pair}>
      <section className={styles.stage} aria-label="Campo" style={{ maxWidth: width }}>
        <Specimen sample={sample} showsProblems={showsProblems} showsPayload />
      </section>
      <section className={styles.source} aria-label="Definição">
        <label htmlFor="json" className={styles.label}>
          JSON do campo
        </label>
        <textarea
          id="json"
          className={styles.json}
          spellCheck={false}
          rows={Math.min(32, text.split('\n').length + 2)}
          value={text}
          aria-invalid={!parsed.ok || undefined}
          aria-describedby="json-problem"
          onChange={(event) => type(event.target.value)}
        />
        <p id="json-problem" role="status" className={styles.problem}>
          {!parsed.ok && parsed.problem}
        </p>
        <Findings sample={sample} />
      </section>
    </div>
  );
}

function Findings({ sample }: { readonly sample: Sample }): ReactNode {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  useEffect(() => {
    let current = true;
    void import('./findings.ts').then(({ findingsOf }) => current && setFindings(findingsOf(sample.field)));
    return () => {
      current = false;
    };
  }, [sample]);
  if (findings === null) return null;
  if (findings.length === 0) return <p className={styles.fine}>O verificador não achou nada a corrigir.</p>;
  return (
    <ul className={styles.findings} aria-label="O que o verificador achou">
      {findings.map(({ path, message, suggestion }) => (
        <li key={`${path} ${message}`}>
          <code>{path}</code> {[message, suggestion ?? ''].filter(Boolean).map(inPortuguese).join('; ')}
        </li>
      ))}
    </ul>
  );
}
