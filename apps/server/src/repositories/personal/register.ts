import { ours } from './ours.ts';
import { simulated } from './simulated.ts';
import type { Table } from './column.ts';

/** Every table, and what becomes of each of its columns when a proposal's data end. */
export const register: Readonly<Record<string, Table>> = { ...ours, ...simulated };

/** Empties everything that is a person's in the rows of the proposals `$1` (uuid[]): the register, as statements. */
export const erasingStatements: readonly string[] = Object.entries(register).flatMap(
  ([name, { whose, row, columns }]) => {
    if (whose === null) return [];
    if (row === 'goes') return [`delete from ${name} where ${whose}`];
    const emptied = Object.entries(columns).flatMap(([column, { becomes }]) =>
      becomes === undefined ? [] : [`${column} = ${becomes}`],
    );
    return emptied.length === 0 ? [] : [`update ${name} set ${emptied.join(', ')} where ${whose}`];
  },
);

/** Where else something personal lies, beside the tables. */
export const elsewhere: readonly { readonly place: string; readonly what: string; readonly end: string }[] = [
  {
    place: 'document store (folder, S3)',
    what: 'photos and papers, sealed, as `<proposal>/<document>`',
    end: 'erased one by one through the storage port, before their rows; a bucket that keeps versions needs a rule of its own',
  },
  {
    place: 'log',
    what: 'nothing: names of our own things, counts, ids of proposals',
    end: 'as long as you keep your log',
  },
  {
    place: 'browser of the customer',
    what: 'the cookie of the device, and what was typed and not sent, sealed',
    end: 'a day after it was typed; the cookie opens nothing once the data are gone',
  },
  {
    place: 'write-ahead log, freed rows and backups of PostgreSQL',
    what: 'sealed values that were erased since',
    end: 'when PostgreSQL reuses them, and with your oldest backup: keep backups for less than the terms here',
  },
  {
    place: 'vendors (lender, bureau, messenger, signature, identity, S3)',
    what: 'what they were asked',
    end: 'by the contract with each; they are processors or controllers of their own',
  },
];
