import type { Fact, Paper, Section, Table } from '@passo/contract/paper.ts';
import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** A paper as a page: the same words in the same order as in its PDF. */
export function PaperText({ paper }: { readonly paper: Paper }): ReactNode {
  return (
    <article className={styles.paper} aria-label={paper.title}>
      <h2>{paper.title}</h2>
      <p className={styles.quiet}>{paper.subtitle}</p>
      <Facts facts={paper.highlights} />
      {paper.sections.map((section, at) => (
        <Part key={`${at} ${section.title}`} {...section} />
      ))}
      <p className={styles.quiet}>{paper.footer}</p>
    </article>
  );
}

function Part({ title, limits = false, facts = [], paragraphs = [], table }: Section): ReactNode {
  return (
    <section data-limits={limits || undefined}>
      <h3>{title}</h3>
      <Facts facts={facts} />
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {table && <Rows {...table} name={title} />}
    </section>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts
        .flatMap((fact) => [fact, ...(fact.proof ? [fact.proof] : [])])
        .map(({ label, value }, at) => (
          <div key={`${at} ${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Wider than a phone: it scrolls by itself, also by keyboard. */
function Rows({ name, note, columns, rows }: Table & { readonly name: string }): ReactNode {
  return (
    <>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      <div className={styles.wide} role="region" aria-label={name} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, at) => (
                  <td key={columns[at]?.title ?? at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
