import pg from 'pg';

/** What is left of one journey in the database, ours and the simulated providers'. */
export interface Books {
  /** In order. */
  readonly revisions: readonly number[];
  readonly revision: number;
  readonly effects: readonly { readonly operation: string; readonly key: string; readonly outcome: string | null }[];
  readonly unsettled: number;
  readonly consents: number;
  readonly papers: number;
}

const queries = {
  revisions: 'select after_revision as value from event where proposal = $1 order by after_revision',
  revision: 'select revision as value from proposal where id = $1',
  unsettled: `select count(*)::int as value from question where proposal = $1 and state <> 'settled'`,
  consents: 'select count(*)::int as value from consent where proposal = $1',
  papers: `select count(*)::int as value from document where proposal = $1 and media_type = 'application/pdf'`,
} as const;

export async function readBooks(url: string, proposal: string): Promise<Books> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const values = async (name: keyof typeof queries): Promise<readonly number[]> =>
    (await client.query<{ value: number }>(queries[name], [proposal])).rows.map(({ value }) => value);
  const one = async (name: keyof typeof queries): Promise<number> => (await values(name))[0] ?? -1;
  try {
    const effects = await client.query<Books['effects'][number]>(
      'select operation, key, outcome from sim_effect where proposal = $1',
      [proposal],
    );
    return {
      revisions: await values('revisions'),
      revision: await one('revision'),
      effects: effects.rows,
      unsettled: await one('unsettled'),
      consents: await one('consents'),
      papers: await one('papers'),
    };
  } finally {
    await client.end();
  }
}
