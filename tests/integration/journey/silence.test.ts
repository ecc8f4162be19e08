import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openStage, type Stage } from '../wire/stage.ts';

/* Whoever is waited for and never answers: the provider goes on saying that one has to wait. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

/** As many days more have passed since the question was put. */
const ago = (proposal: string, slug: string, days: number) =>
  stage.db.query(
    `update question set called_at = now() - make_interval(days => $3), due_at = now(), leased_until = '-infinity'
     where proposal = $1 and slug = $2`,
    [proposal, slug, days],
  );

it.each([
  ['the employer', 'aurora-convenio', 'aprovacao-da-empresa', 701, 11],
  ['the signer', 'aurora-clt', 'assinatura', 702, 8],
] as const)('%s is given up after the days that the kind says, and may be asked again', async (...of) => {
  const [, channel, slug, one, days] = of;
  const customer = stage.newcomer();
  await begin(customer, channel, exampleCpf('25', one));
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === slug);
  const id = customer.proposal?._id ?? '';
  const { rows } = await stage.db.query(`select 1 from question where proposal = $1 and slug = $2`, [id, slug]);
  expect(rows).toHaveLength(1);
  // Looked after once by now: from here on it is due hours later.
  const dueIn = async (): Promise<number> => {
    const found = await stage.db.query<{ due: number }>(
      `select extract(epoch from due_at - now())::int as due from question where proposal = $1 and slug = $2 and state = 'called'`,
      [id, slug],
    );
    return found.rows[0]?.due ?? 0;
  };
  await expect.poll(dueIn).toBeGreaterThan(10);
  await ago(id, slug, days);
  stage.server.runtime.called();
  await expect.poll(async () => (await customer.refresh()).stepStatus[slug]).toBe('failed');
  expect(customer.proposal?.data.retryable).toEqual([slug]);
});
