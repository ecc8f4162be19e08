/* How a column is described in the register of personal data. */

/** Nothing of a person; readable; readable by us alone; recognisable without being readable. */
type Sort = 'none' | 'personal' | 'sealed' | 'digest';

interface Column {
  readonly sort: Sort;
  /** What stands there. */
  readonly what: string;
  /** SQL that takes its place when the proposal's data end; absent where the value stays. */
  readonly becomes?: string;
  /** In whose name it stays although it is of a person. */
  readonly ground?: Ground;
}

export interface Table {
  /** SQL over the proposals `$1` (uuid[]) that finds their rows; null where rows are of no proposal. */
  readonly whose: string | null;
  /** Whether rows outlive the data in them. */
  readonly row: 'stays' | 'goes';
  /** When rows go by themselves, whatever happens to the proposal. */
  readonly ends?: string;
  readonly columns: Readonly<Record<string, Column>>;
}

/** Why the law lets something stay. Read by people: `docs/personal-data.md`. */
export const grounds = {
  proofOfConsent: 'LGPD (Lei 13.709/2018), art. 8º, § 2º: cabe ao controlador provar que o consentimento foi obtido',
  fraud:
    'LGPD, art. 7º, IX, e art. 10: legítimo interesse, aqui o de quem é dono do CPF em que ninguém peça crédito em seu nome; por 30 dias',
  anonymous: 'LGPD, art. 16, IV: uso exclusivo do controlador, desde que anonimizados os dados',
} as const;
type Ground = keyof typeof grounds;

export const plain = (what: string): Column => ({ sort: 'none', what });
/** What a person could read, and is gone when the data end. */
export const readable = (what: string, becomes = 'null'): Column => ({ sort: 'personal', what, becomes });
export const sealed = (what: string): Column => ({ sort: 'sealed', what, becomes: 'null' });
export const digest = (what: string): Column => ({ sort: 'digest', what, becomes: 'null' });
/** Of a person, and stays. */
export const kept = (sort: Exclude<Sort, 'none'>, what: string, ground: Ground): Column => ({ sort, what, ground });

const WITH_PROPOSAL = 'proposal = any($1::uuid[])';
/** The simulated world writes ids as text, as others do. */
export const AS_TEXT = 'proposal = any($1::uuid[]::text[])';

type Columns = Table['columns'];
/** Rows that only say something about the person: they go whole. */
export const goes = (columns: Columns, whose = WITH_PROPOSAL): Table => ({ whose, row: 'goes', columns });
/** Rows that stay, emptied of what is the person's. */
export const stays = (columns: Columns, whose = WITH_PROPOSAL): Table => ({ whose, row: 'stays', columns });
/** Rows of no proposal. */
export const apart = (ends: string, columns: Columns): Table => ({ whose: null, row: 'stays', ends, columns });
