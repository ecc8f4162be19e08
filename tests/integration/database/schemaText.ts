import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly unlogged: boolean;
  readonly options: string | null;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly usual: string | null;
}

const COLUMNS = `
  select c.relname as table, c.relpersistence = 'u' as unlogged, array_to_string(c.reloptions, ', ') as options,
    a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
    case a.attidentity when '' then pg_get_expr(d.adbin, d.adrelid) else 'identity' end as usual
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
  order by c.relname, a.attnum`;
const CONSTRAINTS = `
  select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c') order by 1, contype desc, 2`;
const INDEXES = `
  select tablename as table, indexdef as text from pg_indexes i
  where schemaname = 'public' and not exists (
    select from pg_constraint c where c.conname = i.indexname and c.connamespace = 'public'::regnamespace)
  order by 1, 2`;

const FUNCTIONS = `
  select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' order by proname`;
const TRIGGERS = `
  select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace order by tgname`;

type Line = { readonly table: string; readonly text: string };

/** The tables of a database as SQL: what the migrations add up to. */
export async function schemaText(client: pg.Client): Promise<string> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const { rows: constraints } = await client.query<Line>(CONSTRAINTS);
  const { rows: indexes } = await client.query<Line>(INDEXES);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const written = [...tables].map(([table, own]) => {
    const of = (lines: readonly Line[]): readonly string[] =>
      lines.filter((line) => line.table === table).map(({ text }) => inSmall(text));
    return tableText(table, own, of(constraints), of(indexes));
  });
  const { rows: functions } = await client.query<{ readonly text: string }>(FUNCTIONS);
  const { rows: triggers } = await client.query<{ readonly text: string }>(TRIGGERS);
  const rules = [...functions, ...triggers].map(({ text }) => `${text.trimEnd()};\n`);
  return `${HEAD}${[...written, ...rules].join('\n')}`;
}

const HEAD = `-- The database at one look: what apps/server/migrations add up to. Generated; never run. A test keeps it so:
--   npx vitest run tests/integration/database/schema.test.ts -u

`;

function tableText(
  table: string,
  columns: readonly Column[],
  constraints: readonly string[],
  indexes: readonly string[],
): string {
  const [first] = columns;
  const lines = [...columns.map(columnText), ...constraints].map((line) => `  ${line}`).join(',\n');
  const options = first?.options ? ` with (${first.options})` : '';
  const created = `create ${first?.unlogged ? 'unlogged ' : ''}table ${table} (\n${lines}\n)${options};\n`;
  return created + indexes.map((text) => `${shortened(text)};\n`).join('');
}

const columnText = ({ name, type, required, usual }: Column): string =>
  [name, type, ...(required ? ['not null'] : []), ...(usual === null ? [] : [usualText(usual)])].join(' ');

const usualText = (usual: string): string =>
  usual === 'identity' ? 'generated always as identity' : `default ${usual}`;

const KEYWORDS =
  /\b(CREATE|UNIQUE|INDEX|PRIMARY KEY|FOREIGN KEY|REFERENCES|ON DELETE CASCADE|CHECK|WHERE|IS NOT NULL|IS NULL|DESC)\b/g;
const inSmall = (text: string): string => text.replace(KEYWORDS, (word) => word.toLowerCase());

const shortened = (index: string): string => inSmall(index).replace(' ON public.', ' on ').replace(' USING btree', '');
