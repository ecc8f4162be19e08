import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../apps/server/src/platform/logger.ts';
import { account, address, personal } from '../../support/answers.ts';
import { walk } from '../../support/journey.ts';
import { openStage, type Stage } from './stage.ts';

const CPF = '52998224725';
const lines: string[] = [];
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(createLogger('trace', { write: (line) => void lines.push(line) }));
});
afterAll(() => stage.close());

describe('a whole journey, with mistakes in it,', () => {
  it('leaves nothing personal in the log, in the metrics or readable in the database', async () => {
    const customer = stage.newcomer();
    await walk(customer, stage.world, CPF, 'codigo');
    await customer.sendCode();
    const code = await stage.world.code(customer.phone);
    await customer.confirmCode('000000').catch(() => undefined);
    await customer.confirmCode(code);
    await customer.submit('dados-pessoais', { ...personal, email: 'maria@' }).catch(() => undefined);
    await customer.device.call('multiProposal', { params: { id: customer.hash, cpf: CPF } });
    await stage.server.runtime.db.query('select $1::int', [CPF + personal.nome]).catch((err: unknown) => {
      stage.server.runtime.logger.error({ err }, `the worst case: ${CPF}, ${personal.email}, ${customer.phone}`);
    });
    const again = stage.newcomer();
    await walk(again, stage.world, CPF);

    const secrets = [
      CPF,
      personal.email,
      customer.phone,
      again.phone,
      customer.hash,
      again.hash,
      code,
      account.conta,
      address.cep,
    ];
    const tokens = [customer, again].flatMap(({ device }) => [...device.cookies.values()]);
    const log = lines.join('');
    expect(log).toContain('asked');
    for (const secret of [...secrets, ...tokens]) expect(log, `in the log: ${secret}`).not.toContain(secret);
    expect(log).not.toMatch(/Maria da Silva|Padaria Boa Massa/);

    const metrics = await (await fetch(`${stage.server.url}/metrics`)).text();
    for (const secret of [...secrets, ...tokens]) expect(metrics, `in the metrics: ${secret}`).not.toContain(secret);
    const dump = await everyRow();
    for (const secret of [...secrets, ...tokens, personal.nome])
      expect(dump, `in the database: ${secret}`).not.toContain(secret);
  });
});

/** Every row of every table as text, bytes as the letters that they would be. */
async function everyRow(): Promise<string> {
  const tables = await stage.db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    for (const row of (await stage.db.query(`select * from ${name}`)).rows) {
      for (const value of Object.values(row))
        texts.push(Buffer.isBuffer(value) ? value.toString('latin1') : String(JSON.stringify(value)));
    }
  }
  return texts.join('\n');
}
