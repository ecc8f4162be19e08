import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, it } from 'vitest';
import { axeFindings } from '../../support/axe.ts';
import { consents } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { machineClock } from '../../support/day.ts';
import { openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';

/* Whoever opens the link of a proposal whose data are gone is told so, and can begin anew. */

const stage = openStage();
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** As an operator does it, beside the running server. */
async function retention(...args: readonly string[]): Promise<string> {
  const { PATH, HOME } = process.env;
  // PostgreSQL says when a proposal was last touched.
  const env = { PATH, HOME, DATA_DIR: stage.server.dataDir, PASSO_CLOCK: machineClock.now().toISOString() };
  const program = path.join(ROOT, 'apps/server/src/retention.ts');
  return (await promisify(execFile)(path.join(ROOT, 'node_modules/node/bin/node'), [program, ...args], { env })).stdout;
}

it('a link whose time has come says when the data were erased, and leads to a new beginning', async () => {
  const customer = new Customer(stage.url);
  await customer.open();
  await customer.create(consents());
  const page = await stage.device();
  await takeOver(page, customer);

  const client = new pg.Client({ connectionString: stage.server.databaseUrl() });
  await client.connect();
  await client.query(`update proposal set updated_at = now() - interval '92 days'`);
  await client.end();
  expect(await retention('--dry-run')).toMatch(/aurora +unfinished +1 /);
  expect(await retention()).toContain('This was erased.');

  const opened = await page.goto(`${stage.url}/?agx_hash=${customer.hash}`);
  expect(opened?.status()).toBe(410);
  await page.getByRole('heading', { level: 1, name: 'Pedido apagado' }).waitFor();
  await page.getByText(/Este pedido não existe mais: os dados foram apagados em \d\d\/\d\d\/\d{4}\./).waitFor();
  const folder = process.env.PICTURES;
  const seen = async ({ device, theme }: { readonly device: string; readonly theme: string }): Promise<unknown> =>
    folder === undefined ? undefined : page.screenshot({ path: path.join(folder, `erased-${device}-${theme}.png`) });
  expect(await axeFindings(page, { seen })).toEqual([]);

  await page.getByRole('button', { name: 'Começar um novo pedido' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seu CPF e autorizações' }).waitFor();
  expect(stage.server.complaints).not.toMatch(/"status":5\d\d|a request failed/);
  await page.context().close();
});
