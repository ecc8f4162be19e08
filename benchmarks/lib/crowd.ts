import { pathOf } from '@passo/contract';
import pg from 'pg';
import { consents, personal } from '../../tests/support/answers.ts';
import { Customer } from '../../tests/support/customer.ts';
import { World } from '../../tests/support/journey.ts';
import { requestText, type Talk } from './wireLoad.ts';

/** A customer who stands behind the personal data and goes on correcting them. */
export interface Member {
  readonly hash: string;
  readonly cookie: string;
  readonly phone: string;
  revision: number;
}

const AT_ONCE = 8;

/** Limits are for the abuse of one address and one link; here one machine plays hundreds of customers. */
export async function forgetLimits(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('truncate rate_limit');
  await client.end();
}

/** Customers made through the wire, each standing before `trabalho`. */
export async function gatherCrowd(url: string, databaseUrl: string, size: number): Promise<readonly Member[]> {
  const members: Member[] = [];
  const world = new World(url);
  while (members.length < size) {
    await forgetLimits(databaseUrl);
    const first = members.length;
    const count = Math.min(50, size - first);
    for (let done = 0; done < count; done += AT_ONCE) {
      const now = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, at) => first + done + at);
      members.push(...(await Promise.all(now.map((number) => memberOf(url, world, number)))));
    }
  }
  await forgetLimits(databaseUrl);
  return members;
}

async function memberOf(url: string, world: World, number: number): Promise<Member> {
  const customer = new Customer(url);
  customer.phone = `11987${String(100_000 + number)}`;
  await customer.open();
  await customer.create(consents());
  await customer.sendCode();
  await customer.confirmCode(await world.code(customer.phone));
  const { revision } = await customer.submit('dados-pessoais', { ...personal, celular: customer.phone });
  const cookie = [...customer.device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { hash: customer.hash, cookie, phone: customer.phone, revision };
}

const names = ['Maria da Silva', 'Maria Souza da Silva'];

/** One connection's customers in turn, each submitting the form again with another name. */
export function submitting(members: readonly Member[]): Talk {
  let turn = 0;
  let current = members[0];
  return {
    next: () => {
      turn += 1;
      const member = members[turn % members.length];
      if (member === undefined) throw new Error('nobody to submit for');
      current = member;
      return submitOf(member);
    },
    answered: (status, body) => {
      if (status !== 200 || current === undefined) throw new Error(`a submit was answered ${status}: ${body}`);
      current.revision += 1;
    },
  };
}

let keys = 0;

function submitOf({ hash, cookie, phone, revision }: Member): string {
  keys += 1;
  const answers = { ...personal, nome: names[revision % names.length], celular: phone };
  const body = JSON.stringify({ hashId: hash, order: 2, revision, 'dados-pessoais': answers });
  const key = `bench-${process.pid}-${keys}`;
  const headers = { authorization: 'Bearer passo-dev', cookie, 'idempotency-key': key };
  return requestText('PATCH', pathOf('updateStep', { hashId: hash, step: 'dados-pessoais' }), headers, body);
}

/** The portal's poll, of one customer for whom nothing changes. */
export function polling({ hash, cookie }: Member): Talk {
  const headers = { authorization: 'Bearer passo-dev', cookie };
  const text = requestText('GET', pathOf('finishedUpdate', { id: hash }), headers);
  return { next: () => text, answered: refuseOthers };
}

export function refuseOthers(status: number, body: string): void {
  if (status !== 200) throw new Error(`answered ${status}: ${body}`);
}
