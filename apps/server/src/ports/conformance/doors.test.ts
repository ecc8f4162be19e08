import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentHmac } from '../contentHmac.ts';
import { personDoor } from '../personDoor.ts';
import { everyVendor, makingWith } from '../testing/everyVendor.ts';
import type { DoorExamples } from '../testing/vendorExamples.ts';
import { isRecent, type WebhookDoor } from '../webhook.ts';

/* What holds for every door: only who holds the secret is heard, while it is news, and the same news has the same id. */

const secret = Buffer.from('one secret of thirty-two bytes..');
const personNews = (decision: string): string =>
  JSON.stringify({
    id: `ref-1:${decision}`,
    operation: 'employer.approve',
    reference: 'ref-1',
    decision,
    reason: 'porque sim',
    at: '2026-11-20T12:00:00Z',
  });
const person: DoorExamples = {
  prove: (raw) => ({ 'content-hmac': contentHmac(secret, raw) }),
  provesBytes: true,
  news: [personNews('approve'), personNews('refuse')],
};

const doors: readonly (readonly [string, WebhookDoor, DoorExamples])[] = [
  ['a person', personDoor('empregador-simulado', 'employer', secret, 'approvedAt'), person],
  ...everyVendor.flatMap(({ vendor, examples }) => {
    const door = vendor.door?.(makingWith(examples));
    return door === undefined || examples.door === undefined ? [] : [[door.provider, door, examples.door] as const];
  }),
];

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;
const flip = (text: string): string => `${text.slice(0, -3)}${text.at(-3) === 'A' ? 'B' : 'A'}${text.slice(-2)}`;
const forgeries: readonly (readonly [string, (name: string, proof: string) => Headers])[] = [
  ['nothing', () => ({})],
  ['an empty proof', (name) => ({ [name]: '' })],
  ['a proof cut short', (name, proof) => ({ [name]: proof.slice(0, -3) })],
  ['a proof with another letter', (name, proof) => ({ [name]: flip(proof) })],
  ['a proof without its beginning', (name, proof) => ({ [name]: proof.slice(8) })],
  ['a proof in another header', (_name, proof) => ({ 'x-proof': proof })],
  ['two proofs', (name, proof) => ({ [name]: [proof, proof] })],
  ['an HMAC of nobody’s', (name) => ({ [name]: `sha256=${createHmac('sha256', 'nobody').update('').digest('hex')}` })],
];

describe.each(doors)('the door of %s', (_name, door, { prove, provesBytes, news }) => {
  const raws = news.map((body) => Buffer.from(body));
  const first = raws[0] ?? Buffer.alloc(0);
  const proven = async (raw: Buffer): Promise<readonly [string, string]> =>
    Object.entries(await prove(raw))[0] ?? ['', ''];

  it('opens to its own proof of these very bytes', async () => {
    for (const raw of raws) expect(door.verify(await prove(raw), raw)).toBe(true);
  });

  it.each(forgeries)('stays shut to %s', async (_what, forge) => {
    const [name, proof] = await proven(first);
    // What stands beside the proof, such as its time, is as it should be.
    const beside = Object.entries(await prove(first)).filter(([each]) => each !== name);
    expect(door.verify({ ...Object.fromEntries(beside), ...forge(name, proof) }, first)).toBe(false);
  });

  it('stays shut to other bytes, or says nothing by itself', async () => {
    const other = Buffer.concat([first, Buffer.from('&a=1 ')]);
    const opens = door.verify(await prove(first), other);
    if (provesBytes) expect(opens).toBe(false);
    else expect(door.read(first)?.answer).toBeNull();
  });

  it.skipIf(door.at === undefined)('is shut to its own old words, and to those of a time to come', () => {
    const at = door.at?.(first)?.getTime() ?? NaN;
    const hours = (count: number): Date => new Date(at + count * 3_600_000);
    const heard = [-1, 0, 71, 73, 24 * 365].map((later) => isRecent(door, first, hours(later)));
    expect(heard).toEqual([false, true, true, false, false]);
    const timeless = first.toString('utf8').replace(/\d{4}-\d\d-\d\dT[^"]*/, 'some day');
    expect(door.read(Buffer.from(timeless))).not.toBeNull();
    expect(isRecent(door, Buffer.from(timeless), hours(0))).toBe(false);
  });

  it('reads the same news under the same id, other news under another', () => {
    const told = raws.map((raw) => door.read(raw)?.eventId ?? door.lost?.(raw) ?? 'nothing');
    expect(raws.map((raw) => door.read(raw)?.eventId ?? door.lost?.(raw) ?? 'nothing')).toEqual(told);
    expect(new Set(told).size).toBe(raws.length);
  });

  it.each(['', 'null', '[]', '{}', '{"event":{}}', '"approve"', '{"id":1,"reference":2}', '{broken', '\u0000'])(
    'makes nothing of %j',
    (body) => {
      expect(door.read(Buffer.from(body))).toBeNull();
      expect(door.lost?.(Buffer.from(body)) ?? null).toBeNull();
    },
  );
});
