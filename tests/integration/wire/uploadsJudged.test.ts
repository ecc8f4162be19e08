import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathOf } from '@passo/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepOrphans } from '../../../apps/server/src/flows/journey/sweepOrphans.ts';
import { photo } from '../../support/answers.ts';
import { Customer, Device, type WireAnswer } from '../../support/customer.ts';
import { machineClock } from '../../support/day.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { walk, World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { sendRaw } from './rawRequest.ts';
import { openStage, said, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
afterEach(() => vi.restoreAllMocks());

interface Sending {
  readonly device?: Device;
  readonly step?: string;
  readonly revision?: number;
  readonly files?: readonly string[];
  readonly answers?: object;
}

async function send(customer: Customer, sending: Sending): Promise<WireAnswer> {
  const { device = customer.device, step = 'documento', files = ['documentoFrente', 'documentoVerso'] } = sending;
  const form = new FormData();
  const names = Object.fromEntries(files.map((name) => [name, { name: 'f.jpg' }]));
  const revision = sending.revision ?? customer.proposal?.revision;
  form.set('payload', JSON.stringify({ hashId: customer.hash, revision, [step]: { ...names, ...sending.answers } }));
  for (const name of files) form.append(name, await photo(), 'f.jpg');
  return device.call('updateStep', { params: { hashId: customer.hash, step }, form });
}

const both = ['documentoFrente', 'documentoVerso'];

describe('photos that nobody may send', () => {
  it.each<[string, (customer: Customer) => Sending, readonly [number, string]]>([
    ['without a proof', () => ({ device: new Device(stage.server.url) }), [401, 'proof.missing']],
    ['for a step that there is not', () => ({ step: 'outro' }), [409, 'step.flowChanged']],
    ['for a step that takes none', () => ({ step: 'endereco' }), [413, 'body.tooLarge']],
    ['for a step that is not reached', () => ({ step: 'selfie', files: ['selfie'] }), [409, 'step.notReached']],
    ['from an old page', (customer) => ({ revision: (customer.proposal?.revision ?? 1) - 1 }), [409, 'revision.stale']],
    ['of a field that there is not', () => ({ files: ['documentoFrente', 'outra'] }), [422, 'fields.unknown']],
    ['twice for a field', () => ({ files: ['documentoFrente', 'documentoFrente'] }), [422, 'fields.unknown']],
    ['beside answers that are wrong', () => ({ files: ['documentoFrente'] }), [422, 'fields.invalid']],
    ['more than the step has fields', () => ({ files: [...both, 'a', 'b'] }), [413, 'body.tooLarge']],
  ])('%s are refused before one of them is decoded or kept', async (_what, sending, expected) => {
    const customer = await stage.customerAt('documento');
    const remake = vi.spyOn(stage.server.runtime.photos, 'remake');
    expect(await said(send(customer, sending(customer)))).toEqual(expected);
    expect(remake).not.toHaveBeenCalled();
    const kept = 'select 1 from document where proposal = $1';
    expect((await stage.db.query(kept, [customer.proposal?._id])).rowCount).toBe(0);
    expect(await said(send(customer, {}))).toEqual([200, 'ok']);
    expect(remake).toHaveBeenCalledTimes(2);
    // In with a proven contact: counted by that and by the link, before all strangers.
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    const owner = { known: true, names: [digest, digest] };
    expect(remake.mock.calls.map(([, whose]) => whose)).toEqual([owner, owner]);
  });

  it('are not even read: the answer comes before the last byte is sent', async () => {
    const customer = await stage.customerAt('documento');
    const target = pathOf('updateStep', { hashId: customer.hash, step: 'documento' });
    const headers = [
      ['host', 'localhost'],
      ['authorization', 'Bearer passo-dev'],
      ['content-type', 'multipart/form-data; boundary=x'],
      ['content-length', '8000000'],
    ] as const;
    const body = Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\nthe rest never comes',
    );
    const { status } = await sendRaw(Number(new URL(stage.server.url).port), {
      method: 'PATCH',
      target,
      headers,
      body,
    });
    expect(status).toBe(401);
  });
});

describe('forms with photos', () => {
  it('are counted over all processes, for a link and for an address', async () => {
    const database = await freshDatabase();
    const servers = [
      await startTestServer({ databaseUrl: database.url }),
      await startTestServer({ databaseUrl: database.url }),
    ];
    try {
      const urls = servers.map(({ url }) => url);
      const begin = async (): Promise<string> => new Customer(urls[0] ?? '').open();
      const form = (hash: string, at: number): Promise<WireAnswer> => {
        const body = new FormData();
        body.set('payload', '{}');
        return new Device(urls[at % 2] ?? '').call('createProposal', { params: { id: hash }, form: body });
      };
      const refused = (answers: readonly WireAnswer[]): number => answers.filter(({ status }) => status === 429).length;
      const [one, other] = [await begin(), await begin()];
      const answers: WireAnswer[] = [];
      for (let at = 0; at < 124; at += 1) answers.push(await form(one, at));
      expect(refused(answers)).toBe(4);
      expect((await form(other, 0)).status).not.toBe(429);
      const [runtime] = servers.map((server) => server.runtime);
      // As if thousands had come from here: 121 are counted by now.
      const key = runtime?.keyring.keyedHash('form-caller:127.0.0.1', 'rate-limit');
      const sql = 'update rate_limit set used = 2999 where key = $1 and used = 121';
      expect((await runtime?.db.query(sql, [key]))?.rowCount).toBe(1);
      const last = [await form(other, 0), await form(other, 1), await form(await begin(), 0)];
      expect(last.map(({ status }) => status === 429)).toEqual([false, true, true]);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
      await database.drop();
    }
  });
});

/** Nothing is decoded before two forms have come so far. */
function holdUntilTwoCame({ photos }: TestServer['runtime']): void {
  const { remake } = photos;
  let came = 0;
  let go: (() => void) | undefined;
  const both = new Promise<void>((resolve) => (go = resolve));
  vi.spyOn(photos, 'remake').mockImplementation(async (...asked) => {
    if ((came += 1) === 2) go?.();
    await both;
    return remake(...asked);
  });
}

describe('photos in a folder', () => {
  it('that no change accepted are swept when they are old; those of the accepted one stay', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-orphans-'));
    const database = await freshDatabase();
    // Files have the machine's time.
    let now = machineClock.now().getTime();
    const server = await startTestServer({
      databaseUrl: database.url,
      clock: { now: () => new Date(now) },
      env: { STORAGE_PROVIDER: 'folder', STORAGE_FOLDER: folder },
    });
    try {
      const customer = new Customer(server.url);
      await walk(customer, new World(server.url), undefined, 'documento');
      const files = (): number => fs.readdirSync(path.join(folder, customer.proposal?._id ?? '')).length;
      holdUntilTwoCame(server.runtime);
      const answers = await Promise.all([send(customer, {}), send(customer, {})]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      // Both were decoded and written; one was faster.
      expect(files()).toBe(4);
      await sweepOrphans(server.runtime);
      expect(files()).toBe(4);
      now += 2 * 3_600_000;
      await sweepOrphans(server.runtime);
      expect(files()).toBe(2);
      const { rows } = await server.runtime.db.query('select id, proposal from document where place is not null');
      for (const { id, proposal } of rows) expect(await server.runtime.storage.get(id, proposal)).not.toBeNull();
      expect(rows).toHaveLength(2);
      expect((await server.runtime.db.query('select 1 from orphan')).rowCount).toBe(0);
    } finally {
      await server.close();
      await database.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});
