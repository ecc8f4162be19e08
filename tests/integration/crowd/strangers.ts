import sharp from 'sharp';
import { consents } from '../../support/answers.ts';
import { Customer, type WireAnswer } from '../../support/customer.ts';
import { DistantDevice } from '../../support/distantDevice.ts';
import type { World } from '../../support/journey.ts';
import { walk } from '../../support/journey.ts';

/* What a crowd of strangers does with what anybody has: links, numbers of others, tokens that are none, and photos. */

export interface Crowd {
  readonly urls: readonly string[];
  readonly world: World;
  /** Numbers of customers in the same networks. */
  readonly phones: readonly string[];
  /** Links of strangers who have proven phones of their own, at the step that takes photos. */
  readonly photographers: readonly Customer[];
  readonly random: () => number;
}

const pick = <One>(random: () => number, all: readonly One[]): One => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

const bytesOf = (buffer: Buffer): Blob => new Blob([new Uint8Array(buffer)]);

/** As long as a photo may take, and one that cannot be read: nothing is taken, so that the step takes them again. */
async function photos(): Promise<readonly [Blob, Blob]> {
  const create = { width: 4_300, height: 4_300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } as const;
  const slow = await sharp({ create }).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  return [bytesOf(slow), bytesOf(slow.subarray(0, slow.length / 2))];
}

let made: Promise<readonly [Blob, Blob]> | null = null;

async function photograph({ device, hash, proposal }: Customer): Promise<WireAnswer> {
  const [slow, broken] = await (made ??= photos());
  const form = new FormData();
  const names = { documentoFrente: { name: 'f.png' }, documentoVerso: { name: 'v.png' } };
  form.set('payload', JSON.stringify({ hashId: hash, revision: proposal?.revision, documento: names }));
  form.set('documentoFrente', slow, 'f.png');
  form.set('documentoVerso', broken, 'v.png');
  return device.call('updateStep', { params: { hashId: hash, step: 'documento' }, form });
}

type Deed = (crowd: Crowd, device: DistantDevice) => Promise<WireAnswer>;

const link: Deed = (_crowd, device) => device.call('newHash', { params: { id: 'aurora-clt' }, body: {} });

/** A proposal of their own, with a number of somebody else; whoever works for it has numbers without end (see *Not covered*). */
const bomb: Deed = async ({ urls, phones, random }, device) => {
  const stranger = new Customer(urls[0] ?? '', device);
  try {
    await stranger.open();
    await stranger.create(consents());
  } catch {
    // No link without work: then nothing is sent either.
    return link({ urls, phones, random } as Crowd, device);
  }
  const celular = device.solves > 0 ? `11${900_000_000 + Math.floor(random() * 1e8)}` : pick(random, phones);
  const body = { method: 'sms', answers: { celular } };
  return device.call('tokenSend', { params: { id: stranger.hash, step: 'codigo' }, body });
};

const guess: Deed = ({ photographers, random }, device) => {
  const token = random() < 0.5 ? '000000' : 'nothing-that-was-ever-made-of-this-length-00';
  return device.call('tokenConfirm', {
    params: { id: pick(random, photographers).hash, step: 'codigo' },
    body: { token },
  });
};

const vouch: Deed = ({ photographers, random }, device) =>
  device.call('validateWithToken', {
    params: { hashId: pick(random, photographers).hash },
    body: { jwtToken: 'nothing' },
  });

const lookUp: Deed = (_crowd, device) => device.call('findCompanies', { query: '?name=Padaria' });

const develop: Deed = ({ photographers, random }) => photograph(pick(random, photographers));

const deeds: readonly Deed[] = [link, bomb, guess, vouch, lookUp];

interface Attack {
  readonly strangers: number;
  /** Nothing but photos. */
  readonly photographs: boolean;
  isOver(): boolean;
}

/** One thing after the other, until it is over; answers how often each answer came. */
export async function attack(
  crowd: Crowd,
  addressOf: (stranger: number) => string,
  { strangers, photographs, isOver }: Attack,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  while (!isOver()) {
    const stranger = Math.floor(crowd.random() * strangers);
    // One in ten works for what it gets, so that the work of all rises.
    const device = new DistantDevice(crowd.urls, addressOf(stranger), stranger % 10 === 0 ? 1 : 0);
    const { status, body } = await (photographs ? develop : pick(crowd.random, deeds))(crowd, device).catch(() => ({
      status: 'none',
      body: {},
    }));
    const said = status === 200 ? 'taken' : `${status} ${Object(body).name ?? ''}`;
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
}

/** With a phone of their own, proven, and at the photos. */
export async function photographer(crowd: Pick<Crowd, 'urls' | 'world'>, address: string, nth: number) {
  const customer = new Customer(crowd.urls[0] ?? '', new DistantDevice(crowd.urls, address, 3));
  customer.phone = `119555${String(nth).padStart(5, '0')}`;
  await walk(customer, crowd.world, undefined, 'documento');
  return customer;
}
