import { statement } from '../database/pool.ts';

/** What was given up: a question of a proposal's step, or (`proposal` null) what a provider called with. */
interface GivenUpRow {
  readonly name: string;
  readonly proposal: string | null;
  readonly slug: string | null;
  readonly times: number;
  readonly at: Date;
}

/** Newest first, at most 50. */
export const listGivenUp = statement<GivenUpRow>(
  'given_up_list',
  `select operation as name, proposal, slug, lost as times, settled_at as at from question where state = 'given_up'
   union all select provider, null, null, lost, given_up_at from inbox where given_up_at is not null
   order by at desc limit 50`,
);
