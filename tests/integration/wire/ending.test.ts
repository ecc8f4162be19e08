import { createHmac } from 'node:crypto';
import type { DataOf, ProposalOnWire } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHmac } from '../../../apps/server/src/ports/contentHmac.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { dataOf, type Customer } from '../../support/customer.ts';
import { walk } from '../../support/journey.ts';
import { inWaves } from '../../support/waves.ts';
import { openStage, said, type Stage } from './stage.ts';

/* An ending is an ending: nothing stands outside afterwards, nothing that comes late changes anything, nobody is paid. */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const cancel = ({ device, hash }: Customer) => device.call('cancelProposal', { params: { hashId: hash }, body: {} });
const startOver = ({ device, hash }: Customer) => device.call('newHash', { params: { id: hash }, body: {} });

interface Effect {
  readonly operation: string;
  readonly outcome: string | null;
  readonly withdrawnAt: string | null;
  readonly withdrawals: number;
}
const effectsOf = ({ proposal }: Customer): Promise<readonly Effect[]> =>
  stage.world.get(`/simulador/efeitos?proposta=${proposal?._id}`);

/** Another offer than the one that was taken, and nothing else is changed. */
async function takeOffer(customer: Customer, valorSolicitado: number): Promise<void> {
  const body = { step: 'simulacao', valorSolicitado, prazo: 24 };
  const answer = await customer.device.call('simulation', { params: { id: customer.hash }, body });
  const { simulation } = dataOf<DataOf<'simulation'>>(answer);
  await customer.submit('simulacao', { valorSolicitado, prazo: { value: 24, label: '24x' }, oferta: simulation.id });
  await customer.until(({ stepStatus }) => stepStatus.simulacao === 'finished');
}

/** Once everybody was told who had something standing: who that is. */
async function told(customer: Customer): Promise<readonly string[]> {
  const open = async () => {
    const sql = `select count(*)::int as count from withdrawal where proposal = $1 and state = 'open'`;
    return (await stage.db.query<{ count: number }>(sql, [customer.proposal?._id])).rows[0]?.count;
  };
  await expect.poll(open).toBe(0);
  const withdrawn = (await effectsOf(customer)).filter(({ withdrawnAt }) => withdrawnAt !== null);
  expect(withdrawn.filter(({ withdrawals }) => withdrawals !== 1)).toEqual([]);
  return withdrawn.map(({ operation }) => operation).sort();
}

/** A customer whose signature was asked for at the provider: it has something to withdraw. */
async function atSignature(): Promise<Customer> {
  const customer = await stage.customerAt('assinatura');
  const taken = `select 1 from event where proposal = $1 and slug = 'assinatura' and kind = 'step.waiting'`;
  const isTaken = async () => (await stage.db.query(taken, [customer.proposal?._id])).rowCount;
  await expect.poll(isTaken).toBe(1);
  await customer.refresh();
  return customer;
}

describe('giving up', () => {
  it('withdraws what stands outside, tells the customer what, and is done once', async () => {
    const customer = await stage.customerAt('aprovacao-da-empresa');
    const reserved = ['a parcela reservada no seu salário', 'a oferta reservada no banco'];
    const standing = [...reserved, 'a assinatura do contrato', 'a aprovação da sua empresa'];
    await expect.poll(async () => (await customer.refresh()).data.standing).toEqual(standing);
    const ended = dataOf<ProposalOnWire>(await cancel(customer));
    expect(ended.data).toMatchObject({ end: 'cancelled' });
    expect(dataOf<ProposalOnWire>(await cancel(customer)).revision).toBe(ended.revision);
    expect(await told(customer)).toEqual([
      ...['employer.approve', 'lender.accept', 'payrollMargin.reserve', 'signature.collect'],
    ]);
    // Nobody outside can decide it any more.
    expect(await stage.world.decide(ended._id, 'employer.approve', 'approve')).toBe(false);
    const page = await (await fetch(`${stage.server.url}/simulador`)).text();
    expect(page).toContain('Avisada em');
  });

  it('is refused to whoever has not proven the device', async () => {
    const customer = await stage.customerAt('endereco');
    const params = { hashId: customer.hash };
    const stranger = stage.newcomer().device;
    expect(await said(stranger.call('cancelProposal', { params, body: {} }))).toEqual([401, 'proof.missing']);
    expect((await customer.refresh()).data.end).toBeNull();
  });

  it('is refused once the money came', async () => {
    const customer = stage.newcomer();
    await walk(customer, stage.world);
    expect(await said(cancel(customer))).toEqual([409, 'proposal.ended']);
  });

  it('is refused once the money was asked for, also where the bank does not answer', async () => {
    const customer = await stage.customerAt('aprovacao-da-empresa');
    const { _id: proposal } = customer.proposal ?? { _id: '' };
    const disburse = stage.server.runtime.providers['lender.disburse'];
    const { ask } = disburse;
    let giveUp: (() => void) | undefined;
    const asked = new Promise<void>((called) => {
      const silent = new Promise((resolve) => (giveUp = () => resolve({ kind: 'failed', reason: 'silent' })));
      Object.assign(disburse, { ask: () => (called(), silent) });
    });
    await expect.poll(() => stage.world.decide(proposal, 'employer.approve', 'approve')).toBe(true);
    await asked;
    expect(await said(cancel(customer))).toEqual([409, 'proposal.paying']);
    expect(await said(startOver(customer))).toEqual([409, 'proposal.signed']);
    Object.assign(disburse, { ask });
    giveUp?.();
    expect((await customer.refresh()).data).toMatchObject({ end: null, signed: true });
  });

  it('waits for nobody who moves the journey meanwhile', async () => {
    const customer = await stage.customerAt('endereco');
    const stale = customer.proposal?.revision ?? 0;
    const [given] = await Promise.all([
      cancel(customer),
      customer.submit('endereco', {}, { revision: stale }).catch(() => undefined),
    ]);
    expect(given.status).toBe(200);
  });
});

describe('an answer that is changed in place', () => {
  it('takes back at once what was granted for the old one, and the ending says it to nobody again', async () => {
    const customer = await atSignature();
    await takeOffer(customer, 1_500);
    expect(await told(customer)).toEqual(['lender.accept', 'payrollMargin.reserve', 'signature.collect']);
    const again = await customer.until(({ currentStep }) => currentStep === 'contrato');
    expect(again.data.end).toBeNull();
    const sql = 'select slug, attempt from withdrawal where proposal = $1 order by slug';
    const { rows } = await stage.db.query(sql, [customer.proposal?._id]);
    expect(rows).toEqual([
      { slug: 'assinatura', attempt: 1 },
      { slug: 'reserva', attempt: 1 },
      { slug: 'reserva-de-margem', attempt: 1 },
    ]);
    dataOf<ProposalOnWire>(await cancel(customer));
    // Of the new offer too, now; of the old ones not a second time.
    const reserved = ['lender.accept', 'payrollMargin.reserve'].flatMap((one) => [one, one]);
    expect(await told(customer)).toEqual([...reserved, 'signature.collect']);
  });
});

describe('what comes late', () => {
  /** The signature provider's own news, signed by it. */
  const signedNews = (reference: string): RequestInit => {
    const provider = 'clicksign-simulado';
    const secret = createHmac('sha256', stage.server.runtime.keyring.keyedHash(provider, 'sim-webhook')).digest();
    const body = JSON.stringify({
      event: { name: 'auto_close', occurred_at: stage.server.runtime.clock.now().toISOString() },
      document: { key: reference },
    });
    const headers = { 'content-type': 'application/json', 'content-hmac': contentHmac(secret, body) };
    return { method: 'POST', headers, body };
  };

  it('changes nothing: a contract that was signed in the same moment pays nobody, and is withdrawn all the same', async () => {
    const customer = await stage.customerAt('assinatura');
    const reference = async (): Promise<string | undefined> => {
      const all = await stage.world.get<readonly { proposal: string; reference: string }[]>('/simulador/pendentes');
      return all.find((one) => one.proposal === customer.proposal?._id)?.reference;
    };
    await expect.poll(reference).toBeDefined();
    const news = signedNews((await reference()) ?? '');
    const ended = dataOf<ProposalOnWire>(await cancel(customer));
    // As if our word had been lost on the way: the news itself is a reason to say it.
    await told(customer);
    await stage.db.query('delete from withdrawal where proposal = $1', [ended._id]);
    expect((await fetch(`${stage.server.url}/webhooks/clicksign-simulado`, news)).status).toBe(202);
    const late = `select count(*)::int as count from withdrawal where proposal = $1 and slug = 'assinatura' and state = 'told'`;
    const count = async () => (await stage.db.query<{ count: number }>(late, [ended._id])).rows[0]?.count;
    await expect.poll(count).toBe(1);
    expect((await customer.refresh()).revision).toBe(ended.revision);
    expect((await effectsOf(customer)).map(({ operation }) => operation)).not.toContain('lender.disburse');
  });
});

describe('a journey that is refused on the way', () => {
  it.each([
    ['aurora-clt', []],
    ['aurora-convenio', ['employer.approve']],
  ])(
    'leaves nothing standing either: where the bank does not pay, no deduction stays registered (%s)',
    async (channel, more) => {
      const customer = stage.newcomer();
      const { data } = await walk(customer, stage.world, exampleCpf('74'), undefined, channel);
      expect(data.end).toBe('refused');
      expect(await told(customer)).toEqual([
        ...more,
        'lender.accept',
        'payrollMargin.confirm',
        'payrollMargin.reserve',
        'signature.collect',
      ]);
    },
  );
});

describe('starting over', () => {
  it('gives the old proposal up, forgets the device, and the old link asks for a code again', async () => {
    const customer = await atSignature();
    const old = customer.hash;
    const [proof] = [...customer.device.cookies].filter(([name]) => name.startsWith('passo_'));
    const { hashId } = dataOf<{ hashId: string }>(await startOver(customer));
    expect(hashId).not.toBe(old);
    // A name for the new link is all that is left: it proves nothing.
    const proofs = [...customer.device.cookies.values()].filter((value) => /\../.test(value));
    expect(proofs).toEqual([]);
    expect(await told(customer)).toEqual(['lender.accept', 'payrollMargin.reserve', 'signature.collect']);
    // Also with the very cookie that was good a moment ago.
    if (proof !== undefined) customer.device.cookies.set(...proof);
    const params = { id: old };
    expect(await said(customer.device.call('finishedUpdate', { params }))).toEqual([401, 'proof.missing']);
    const ended = 'select ended from proposal where id = $1';
    expect((await stage.db.query(ended, [customer.proposal?._id])).rows).toEqual([{ ended: 'cancelled' }]);
  });

  it('does not exist after the signature, and changes nothing', async () => {
    const customer = await stage.customerAt('aprovacao-da-empresa');
    expect((await customer.refresh()).data.signed).toBe(true);
    expect(await said(startOver(customer))).toEqual([409, 'proposal.signed']);
    const fork = customer.device.call('partialForkProposal', {
      params: { hashId: customer.hash },
      body: { channel: 'aurora-veiculos' },
    });
    expect(await said(fork)).toEqual([409, 'proposal.signed']);
    expect((await customer.refresh()).data.end).toBeNull();
  });

  it('by a device that has not proven itself touches nobody', async () => {
    const customer = await stage.customerAt('endereco');
    const stranger = stage.newcomer();
    stranger.hash = customer.hash;
    expect(await said(startOver(stranger))).toEqual([200, 'ok']);
    expect((await customer.refresh()).data.end).toBeNull();
  });

  it('is also what another product does', async () => {
    const customer = await stage.customerAt('contrato');
    const params = { hashId: customer.hash };
    const body = { channel: 'aurora-veiculos' };
    expect(await said(customer.device.call('partialForkProposal', { params, body }))).toEqual([200, 'ok']);
    expect((await customer.refresh()).data.end).toBe('cancelled');
    expect(await told(customer)).toEqual(['lender.accept', 'payrollMargin.reserve']);
  });
});

describe('leaving a device', () => {
  it('takes its proof away at once, in every process, and leaves the proposal as it is', async () => {
    const customer = await stage.customerAt('endereco');
    const proofs = [...customer.device.cookies];
    await customer.refresh();
    const { body } = await customer.device.call('forgetDevice', { params: { hashId: customer.hash }, body: {} });
    expect(body.data).toEqual({ forgotten: true });
    expect([...customer.device.cookies.values()].filter((value) => value !== '')).toEqual([]);
    for (const [name, value] of proofs) customer.device.cookies.set(name, value);
    const params = { id: customer.hash };
    for (const call of ['finishedUpdate', 'system'] as const)
      expect(await said(customer.device.call(call, { params }))).toEqual([401, 'proof.missing']);
    const { rows } = await stage.db.query('select ended from proposal where id = $1', [customer.proposal?._id]);
    expect(rows).toEqual([{ ended: null }]);
  });

  it('is not kept from anybody by those who leave before, from the same address', async () => {
    const customer = await stage.customerAt('codigo');
    const params = { hashId: customer.hash };
    const leave = (device: Customer['device']) => said(device.call('forgetDevice', { params, body: {} }));
    const answers = await inWaves(310, () => leave(stage.newcomer().device));
    expect(answers.filter(([status]) => status !== 200)).toEqual([]);
    const proofs = [...customer.device.cookies];
    expect(await leave(customer.device)).toEqual([200, 'ok']);
    expect([...customer.device.cookies.values()].filter((value) => value !== '')).toEqual([]);
    for (const cookie of proofs) customer.device.cookies.set(...cookie);
    const poll = customer.device.call('finishedUpdate', { params: { id: customer.hash } });
    expect((await said(poll))[0]).toBe(401);
  });

  it('is no matter of whose link it is: nobody else is forgotten by it', async () => {
    const customer = await stage.customerAt('codigo');
    const stranger = stage.newcomer();
    const params = { hashId: customer.hash };
    expect(await said(stranger.device.call('forgetDevice', { params, body: {} }))).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('codigo');
  });
});
