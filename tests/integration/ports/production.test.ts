import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { signedHeaders } from '../../../apps/server/src/ports/http/signing.ts';
import { vendorNames, vendorNeeds } from '../../../apps/server/src/ports/registry.ts';
import { personProviders } from '../../../apps/server/src/simulator/verdict.ts';
import { Customer, Device, type WireAnswer } from '../../support/customer.ts';
import { machineClock } from '../../support/day.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { walk, World } from '../../support/journey.ts';
import { BEARER, productionWith, startTlsProxy, type Proxy } from '../../support/production.ts';
import { RealServer } from '../../support/realServer.ts';
import { loopback, REFERENCE_SECRET, startReference, type Reference } from '../../support/reference.ts';

/* Production with nothing but `http` providers: the server as it is started, TLS before it, and the example server answering every port. */

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A device of the application that production knows. */
class ProductionDevice extends Device {
  override call(...[name, options]: Parameters<Device['call']>): Promise<WireAnswer> {
    return super.call(name, { bearer: BEARER, ...options });
  }
}

/** Codes are read from what the messenger was told; whoever has to decide does so by calling back. */
class ReferenceWorld extends World {
  private readonly reference: Reference;

  constructor(base: string, reference: Reference) {
    super(base);
    this.reference = reference;
  }

  override async code(to: string): Promise<string> {
    const texts = this.reference.heard
      .filter(({ question }) => question.to === to)
      .map(({ question }) => question.text);
    return /\d{6}/.exec(texts.findLast((text) => /\d{6}/.test(text ?? '')) ?? '')?.[0] ?? '';
  }

  override decide(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

describe('production with http providers alone', () => {
  let database: FreshDatabase;
  let reference: Reference;
  let proxy: Proxy;
  let server: RealServer;
  let db: Database;
  beforeAll(async () => {
    [database, reference, proxy] = await Promise.all([freshDatabase(), startReference({ tls: true }), startTlsProxy()]);
    server = await RealServer.create({
      ...productionWith(reference.url, proxy.url),
      DATABASE_URL: database.url,
      NODE_EXTRA_CA_CERTS: loopback.cert,
    });
    db = createPool({ url: database.url, onIdleError: () => undefined });
    proxy.passTo(server.url);
    await server.start();
  });
  afterAll(async () => {
    await db.end();
    await server.remove();
    proxy.close();
    reference.close();
    await database.drop();
  });

  it('the private-payroll journey goes from the link to the money', async () => {
    const customer = new Customer(server.url, new ProductionDevice(server.url));
    const world = new ReferenceWorld(server.url, reference);
    // Where the employer is asked as well.
    const proposal = await walk(customer, world, undefined, undefined, 'aurora-convenio');
    expect(proposal).toMatchObject({ currentStep: 'fim', situation: 'approved', data: { end: 'finished' } });
    const asked = reference.heard.map(({ operation }) => operation);
    expect(asked).toEqual(
      expect.arrayContaining([
        ...['messaging.send', 'bureau.analyse', 'lender.simulate', 'lender.accept', 'identity.readDocuments'],
        ...['signature.collect', 'employer.approve', 'payrollMargin.reserve', 'payrollMargin.confirm'],
        'lender.disburse',
      ]),
    );
    expect(asked.filter((operation) => operation === 'lender.disburse')).toHaveLength(1);
    expect(server.complaints).toBe('');
  });

  it('a call back is heard from who holds the secret, lately, and once', async () => {
    const at = '/webhooks/http-employer';
    const body = JSON.stringify({
      ...{ id: 'n1', operation: 'employer.approve', reference: 'nobody’s' },
      answer: { kind: 'refused' },
    });
    const call = async (secret: string, seconds: number, path = at): Promise<number> => {
      const now = new Date(machineClock.now().getTime() + seconds * 1_000);
      const headers = signedHeaders(secret, { method: 'POST', path, key: 'n1', body }, now);
      return (await fetch(`${server.url}${at}`, { method: 'POST', headers, body })).status;
    };
    const stored = async () => (await db.query("select event_id from inbox where event_id = 'n1'")).rowCount;
    const forged = [
      await call('x'.repeat(32), 0),
      await call(REFERENCE_SECRET, -600),
      await call(REFERENCE_SECRET, 600),
      await call(REFERENCE_SECRET, 0, '/webhooks/http-lender'),
    ];
    expect(forged).toEqual([401, 401, 401, 401]);
    expect(await stored()).toBe(0);
    const heard = await Promise.all(Array.from({ length: 8 }, () => call(REFERENCE_SECRET, 0)));
    expect(new Set(heard)).toEqual(new Set([202]));
    expect(await stored()).toBe(1);
  });

  it('no simulator is there', async () => {
    for (const page of ['pendentes', 'mensagens?para=11987654321', 'efeitos'])
      expect((await fetch(`${server.url}/simulador/${page}`)).status).toBe(404);
    const callers = ['clicksign-simulado', ...personProviders.map(({ provider }) => provider)];
    for (const caller of callers) {
      const call = await fetch(`${server.url}/webhooks/${caller}`, { method: 'POST', body: '{}' });
      expect([caller, call.status]).toEqual([caller, 404]);
    }
  });
});

describe('with anything missing the start says what', () => {
  const whole = productionWith('https://127.0.0.1:4443', 'https://credito.exemplo');
  const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name));
  const problemsOf = (env: Readonly<Record<string, string>>): string => {
    try {
      readConfig(env, vendorNames, vendorNeeds);
      return '';
    } catch (error) {
      return String(error);
    }
  };

  it('with everything there it says nothing', () => expect(problemsOf(whole)).toBe(''));

  it.each(Object.keys(whole).filter((name) => name !== 'PASSO_MODE'))('%s', (name) => {
    const problems = problemsOf(without(name));
    expect(problems.split('\n')).toHaveLength(2);
    expect(problems).toContain(name);
  });

  it.each(Object.keys(whole).filter((name) => name.endsWith('_HTTP_URL')))('%s in clear text', (name) => {
    expect(problemsOf({ ...whole, [name]: 'http://127.0.0.1:4000' })).toContain(`${name} must begin with https://`);
  });

  it('the process ends with that sentence, and repeats no secret', () => {
    const start = (env: Readonly<Record<string, string>>) =>
      spawnSync(path.join(ROOT, 'node_modules/node/bin/node'), [path.join(ROOT, 'apps/server/src/main.ts')], {
        env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: os.tmpdir(), ...env },
        encoding: 'utf8',
      });
    const missing = start(without('LENDER_HTTP_SECRET'));
    expect(missing.status).toBe(1);
    expect(missing.stderr).toContain('LENDER_HTTP_SECRET must be set for lender by http.');
    expect(missing.stderr).not.toContain(whole['BUREAU_HTTP_SECRET']);
  });
});
