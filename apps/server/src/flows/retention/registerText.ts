import { grounds, type Table } from '../../repositories/personal/column.ts';
import { elsewhere, register } from '../../repositories/personal/register.ts';

type Row = readonly string[];
const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The register of personal data as Markdown: for whoever answers for them. */
export function registerText(): string {
  const tables = Object.entries(register).filter(([, { columns }]) =>
    Object.values(columns).some(({ sort }) => sort !== 'none'),
  );
  const rows = tables.flatMap(([name, of]) => rowsOf(name, of));
  return [
    table(['column', 'what', 'how it lies there', 'what becomes of it'], rows),
    '## In whose name something stays',
    table(['', 'ground'], Object.entries(grounds)),
    '## Elsewhere',
    table(
      ['place', 'what', 'its end'],
      elsewhere.map(({ place, what, end }) => [place, what, end]),
    ),
  ].join('\n\n');
}

const rowsOf = (name: string, of: Table): readonly Row[] =>
  Object.entries(of.columns).flatMap(([column, { sort, what, becomes, ground }]) => {
    if (sort === 'none') return [];
    const end = [endOf(of, becomes, ground), of.ends === undefined ? '' : `(${of.ends})`].filter((part) => part !== '');
    return [[`\`${name}.${column}\``, what, sort === 'personal' ? 'readable' : sort, end.join(' ')]];
  });

function endOf({ whose, row }: Table, becomes: string | undefined, ground: string | undefined): string {
  if (whose === null) return '';
  if (row === 'goes') return 'goes with its row';
  if (becomes === undefined) return `stays: ${ground}`;
  return becomes === 'null' ? 'erased' : `only \`${becomes}\` stays`;
}
