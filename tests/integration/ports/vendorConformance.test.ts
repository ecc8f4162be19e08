import { operationsOf, type OperationName } from '@passo/catalog';
import type { Answer, JsonObject } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variableOf } from '../../../apps/server/src/platform/providerChoices.ts';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import { askedPorts } from '../../../apps/server/src/ports/registry.ts';
import { everyVendor, makingWith, vendorsOf } from '../../../apps/server/src/ports/testing/everyVendor.ts';
import { page, type Recorded } from '../../../apps/server/src/ports/testing/vendorServer.ts';
import { startWireServer, type WireServer } from '../../../apps/server/src/ports/testing/wireServer.ts';
import type { Made } from '../../../apps/server/src/ports/vendor.ts';
import { someOf } from '../../support/amount.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { questionsFor } from './questions.ts';

/* What holds for every provider, held against every real one that is declared: chosen by the configuration, alone, on a wire that
   misbehaves. */

const CPF = '52998224725';
let count = 0;
const freshKey = (): string => `00000000-0000-7000-8000-000000000000:v${(count += 1)}:1`;

const wrongs: readonly (readonly [string, Recorded])[] = [
  ['is down', page(503)],
  ['answers a page', page(200)],
  ['cuts the line', 'cut'],
];

let vendor: WireServer;
beforeAll(async () => {
  vendor = await startWireServer();
});
afterAll(() => vendor.close());

const asked = vendorsOf(...askedPorts);

it('every vendor is held against something here, or by the conformance of look-ups and of storage', () => {
  const looked = vendorsOf('addresses', 'companies', 'vehicles', 'storage');
  expect([...asked, ...vendorsOf('messaging', 'authorizations'), ...looked].length).toBe(everyVendor.length);
});

describe.each(someOf(asked, 1).map((each) => [`${each.vendor.port} by ${each.vendor.name}`, each] as const))(
  '%s',
  (_name, each) => {
    const { port, name, make } = each.vendor;
    let database: FreshDatabase;
    let server: TestServer;
    beforeAll(async () => {
      database = await freshDatabase();
      server = await startTestServer({
        databaseUrl: database.url,
        env: {
          ...each.examples.environment,
          [variableOf(port)]: name,
          [variableOf(port).replace(/PROVIDER$/, `${name.toUpperCase()}_URL`)]: vendor.parts.url,
        },
      });
    });
    afterAll(async () => {
      await server.close();
      await database.drop();
    });

    const names = operationsOf(port);
    const offered: object = make(makingWith(each.examples));
    const spoken = names.filter((operation) => Object.hasOwn(offered, operation));
    const left = names.filter((operation) => !spoken.includes(operation));

    const ask = (operation: OperationName, signal: AbortSignal, key = freshKey()): Promise<Answer> => {
      const operations: Readonly<Record<string, Operation<JsonObject, JsonObject>>> = server.runtime.providers;
      const found = operations[operation];
      if (found === undefined) throw new Error(`nobody answers ${operation}`);
      return found.ask(questionsFor(CPF)[operation], { key, signal });
    };

    it('offers something of its port', () => expect(spoken.length).toBeGreaterThan(0));

    it('has a timeout and a number of tries for each operation', () => {
      for (const operation of spoken) {
        const { timeoutMs, tries } = server.runtime.providers[operation];
        expect(timeoutMs).toBeGreaterThan(0);
        expect(timeoutMs).toBeLessThanOrEqual(15_000);
        expect(tries).toBeGreaterThan(1);
      }
    });

    it.each(wrongs)(
      'that %s fails, at once and under the same key too, and says nobody’s name',
      async (_what, said) => {
        vendor.speak(() => said);
        for (const operation of spoken) {
          const key = freshKey();
          const { signal } = new AbortController();
          for (const answer of await Promise.all([1, 2].map(() => ask(operation, signal, key)))) {
            expect(answer.kind).toBe('failed');
            expect(JSON.stringify(answer)).not.toContain(CPF);
          }
        }
      },
    );

    it('that never answers is not waited for longer than the caller does', async () => {
      vendor.speak(() => null);
      for (const operation of spoken) expect((await ask(operation, AbortSignal.timeout(50))).kind).toBe('failed');
    });

    it('what it does not offer says so instead of being made up', async () => {
      for (const operation of left)
        expect(await ask(operation, new AbortController().signal)).toEqual({ kind: 'failed', reason: 'notOffered' });
    });
  },
);

const carriers = vendorsOf('messaging').map((each) => [each.vendor.name, each] as const);
const isCarrier = (made: object): made is Made<'messaging'> => 'channels' in made;

describe.each(carriers)('the messenger %s', (_name, { vendor: { make }, examples }) => {
  it.each(wrongs)('that %s has not sent', async (_what, said) => {
    vendor.speak(() => said);
    const made = make(makingWith(examples, vendor.parts.url));
    if (!isCarrier(made)) throw new Error('a messenger carries messages');
    const [channel = 'sms'] = made.channels;
    const to = channel === 'email' ? 'ana@exemplo.com.br' : '11987654321';
    expect(await made.send({ channel, to, text: 'oi' }, freshKey())).toMatchObject({ ok: false });
  });
});

const allows = (made: object): made is Made<'authorizations'> => 'confirm' in made;

describe.each(vendorsOf('authorizations').map((each) => [each.vendor.name, each] as const))(
  'the bank behind %s',
  (_name, { vendor: { make }, examples }) => {
    it.each(wrongs)('that %s has allowed nothing, and says nobody’s name', async (_what, said) => {
      vendor.speak(() => said);
      const made = make(makingWith(examples, vendor.parts.url));
      if (!allows(made)) throw new Error('a bank allows or does not');
      const { signal } = new AbortController();
      const { person } = questionsFor(CPF)['identity.verify'];
      const question = { kind: 'privatePayroll', person, cellphone: person.cellphone } as const;
      const answers = [
        await made.request(question, { key: freshKey(), signal }),
        await made.status('ref-1', signal),
        await made.confirm('ref-1', '123456', signal),
      ];
      for (const answer of answers) expect(answer.kind).toBe('failed');
      expect(JSON.stringify(answers)).not.toContain(CPF);
    });
  },
);
