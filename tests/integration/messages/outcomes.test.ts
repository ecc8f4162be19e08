import type { ProposalOnWire } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceExpiring } from '../../../apps/server/src/flows/outside/announceExpiring.ts';
import { tellOutcome } from '../../../apps/server/src/flows/outside/tellOutcome.ts';
import type { Runtime } from '../../../apps/server/src/flows/runtime/runtime.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { consents, personal, photo } from '../../support/answers.ts';
import { type Customer, Device } from '../../support/customer.ts';
import { machineClock } from '../../support/day.ts';
import { walk } from '../../support/journey.ts';
import { openStage, said, type Stage } from '../wire/stage.ts';

/* What is decided about a proposal is told to its customer by message: once, to the contact that was proven, with the way back. */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const query = async <Row extends object>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
  (await stage.db.query<Row>(text, [...values])).rows;

/** Walks as far as it goes with this CPF. */
async function arrive(ending: string, stopAt?: string, channel?: string): Promise<Customer> {
  const customer = stage.newcomer();
  await walk(customer, stage.world, exampleCpf(ending, Number(customer.phone) % 40), stopAt, channel);
  return customer;
}

const idOf = (customer: Customer): string => customer.proposal?._id ?? '';
const open = async (customer: Customer): Promise<number> =>
  (await query(`select 1 from outcome_message where proposal = $1 and state = 'open'`, idOf(customer))).length;

/** Nothing that is to be told is left: what is told only after a while is told now. */
async function quiet(customer: Customer): Promise<void> {
  await query('update outcome_message set due_at = now() where proposal = $1', idOf(customer));
  stage.server.runtime.telling();
  await expect.poll(() => open(customer), { timeout: 30_000 }).toBe(0);
}

/** As if it had not been told, and were to be in an hour: what is `quiet` has it told now. */
const again = (customer: Customer) =>
  query(
    `update outcome_message set state = 'open', leased_until = '-infinity', due_at = now() + interval '1 hour'
     where proposal = $1`,
    idOf(customer),
  );

/** The link to a signature is sent as well where nobody signs at once. */
const isOutcome = ({ text }: { readonly text: string }): boolean =>
  text.startsWith('Aurora: ') && !text.startsWith('Aurora: Assine o seu contrato');

/** The outcome messages that reached the customer, in order of the alphabet, without the link. */
async function heard(customer: Customer): Promise<readonly string[]> {
  await quiet(customer);
  const outcomes = (await stage.world.messages(customer.phone)).filter(isOutcome);
  for (const { text } of outcomes) expect(text).toContain(`?agx_hash=${customer.hash}`);
  return outcomes.map(({ text }) => text.slice('Aurora: '.length).replace(/ https?:\S+$/, '')).toSorted();
}

const written = async (customer: Customer) =>
  (
    await query<{ message: string; state: string }>(
      'select message, state from outcome_message where proposal = $1 order by written_at, message',
      idOf(customer),
    )
  ).map(({ message, state }) => `${message} ${state}`);

const APPROVED = 'Seu crédito foi aprovado. Continue o seu pedido:';
const CONTRACT = 'Contrato assinado. Leia e guarde a sua cópia:';
const EMPLOYER = 'Sua empresa aprovou. Veja o seu pedido:';

const employerSays = async (customer: Customer, decision: 'approve' | 'refuse'): Promise<ProposalOnWire> => {
  const decide = () => stage.world.decide(idOf(customer), 'employer.approve', decision);
  await expect.poll(decide, { timeout: 30_000 }).toBe(true);
  return customer.until(({ data }) => data.end !== null);
};

describe('the outcome is told', () => {
  it('by WhatsApp where the customer asked for it, and by SMS again where they asked for that', async () => {
    const customer = await arrive('25', 'aprovacao-da-empresa');
    const choose = async (id: string, step = 'aprovacao-da-empresa') => {
      const params = { hash: customer.hash, id };
      const answer = await customer.device.call('startAction', { params, body: { step } });
      return [answer.status, (await customer.refresh()).data.tellsByWhatsapp];
    };
    expect(await choose('tell-by-whatsapp', 'nao-existe')).toEqual([404, false]);
    expect(await choose('tell-by-whatsapp', 'fim')).toEqual([409, false]);
    expect(await choose('tell-by-whatsapp')).toEqual([200, true]);
    const { revision } = await customer.refresh();
    expect(await choose('tell-by-whatsapp')).toEqual([200, true]);
    expect((await customer.refresh()).revision).toBe(revision);
    expect(await choose('tell-as-usual')).toEqual([200, false]);
    expect(await choose('tell-by-whatsapp')).toEqual([200, true]);
    await employerSays(customer, 'refuse');
    await quiet(customer);
    const [last] = await stage.world.messages(customer.phone);
    expect(last).toMatchObject({ channel: 'whatsapp' });
  });

  it.each([
    ['aurora-clt', []],
    ['aurora-convenio', [EMPLOYER]],
  ])(
    'of a journey of %s that is paid: approved, contract, employer where it has a say, money',
    async (channel, more) => {
      const customer = await arrive('25', undefined, channel);
      expect(customer.proposal?.data.end).toBe('finished');
      const all = await heard(customer);
      expect(all).toEqual([CONTRACT, 'Dinheiro enviado. Veja o seu pedido:', APPROVED, ...more]);
      // Others may read it: who it is, what they are called and how much it is stays behind the link.
      const { cpf } = customer.proposal?.selfContract.consentimentos as { cpf: string };
      for (const secret of [cpf, ...personal.nome.split(' ').slice(0, 1), personal.email, 'R$'])
        expect(all.join(' ')).not.toContain(secret);
    },
  );

  it.each<[string, string, string, readonly string[]]>([
    ['the bureau refuses', '10', 'noOffer', ['Não temos uma oferta hoje para você. Veja o seu pedido:']],
    [
      'the bank does not pay',
      '74',
      'refused',
      [CONTRACT, 'O banco não conseguiu depositar. Veja o seu pedido:', APPROVED, EMPLOYER],
    ],
  ])('where %s', async (_what, ending, end, expected) => {
    const customer = await arrive(ending, undefined, 'aurora-convenio');
    expect([customer.proposal?.data.end, await heard(customer)]).toEqual([end, expected]);
  });

  it('where the employer refuses', async () => {
    const customer = await arrive('25', 'aprovacao-da-empresa');
    await employerSays(customer, 'refuse');
    expect(await heard(customer)).toEqual([CONTRACT, APPROVED, 'Sua empresa não aprovou o pedido. Veja o seu pedido:']);
  });
});

describe('what has to be done again', () => {
  const AGAIN = 'Precisamos de você para continuar o seu pedido. Veja o que falta:';
  const remade = async (): Promise<Customer> => {
    const customer = await arrive('40', 'documento');
    await customer.submitFiles('documento', { documentoFrente: await photo(), documentoVerso: await photo() });
    await customer.until(({ stepStatus }) => stepStatus.documento === 'remake');
    return customer;
  };

  it('is told after a minute to whoever has left the page', async () => {
    const customer = await remade();
    const [row] = await query<{ seconds: number }>(
      `select extract(epoch from due_at - written_at)::int as seconds from outcome_message
       where proposal = $1 and message = 'needsYou'`,
      idOf(customer),
    );
    expect(row?.seconds).toBe(60);
    expect(await heard(customer)).toEqual([AGAIN]);
  });

  it('is not told to whoever has done it meanwhile', async () => {
    const customer = await remade();
    await customer.submitFiles('documento', { documentoFrente: await photo(), documentoVerso: await photo() });
    await customer.until(({ currentStep }) => currentStep === 'selfie');
    expect(await heard(customer)).toEqual([]);
    expect(await written(customer)).toEqual(['needsYou void']);
  });
});

/** The server, so many days later. */
const after = (days: number): Runtime => {
  const now = new Date(machineClock.now().getTime() + days * 86_400_000);
  return { ...stage.server.runtime, clock: { now: () => now } };
};

describe('a link that is about to end', () => {
  const EXPIRING = 'O seu pedido ainda está aberto, e o link dele vale por menos de 3 dias. Continue por aqui:';

  it('is told once, three days before, to whoever has not finished', async () => {
    const [waiting, gone] = [await arrive('25', 'endereco'), await arrive('25', 'endereco')];
    const params = { hashId: gone.hash };
    expect((await gone.device.call('cancelProposal', { params, body: {} })).status).toBe(200);
    await announceExpiring(after(86));
    expect(await heard(waiting)).toEqual([]);
    // In every process, and again and again.
    await Promise.all([after(87.5), after(87.5), after(88)].map(announceExpiring));
    expect([await heard(waiting), await heard(gone)]).toEqual([[EXPIRING], []]);
    await announceExpiring(after(89));
    expect(await heard(waiting)).toEqual([EXPIRING]);
  });
});

describe('a message', () => {
  it('goes to nobody who has given up', async () => {
    const customer = await arrive('25', 'aprovacao-da-empresa');
    await heard(customer);
    await again(customer);
    await query(`delete from sim_message where key like $1`, `outcome:${idOf(customer)}%`);
    await customer.device.call('cancelProposal', { params: { hashId: customer.hash }, body: {} });
    expect(await heard(customer)).toEqual([]);
  });

  it('goes to no contact that nobody proved, though one was typed and a code sent there', async () => {
    const customer = stage.newcomer();
    await customer.open();
    await customer.create(consents(exampleCpf('25', 41)));
    await customer.sendCode();
    await query('update proposal set verified = true where id = $1', idOf(customer));
    await announceExpiring(after(88));
    await quiet(customer);
    expect(await written(customer)).toEqual(['expiring void']);
    expect(await stage.world.messages(customer.phone)).toHaveLength(1);
  });

  it('goes to the contact that was proven last, while another one was typed and not confirmed', async () => {
    const customer = await arrive('25', 'simulacao');
    await heard(customer);
    await query(`delete from sim_message where key like $1`, `outcome:${idOf(customer)}%`);
    await again(customer);
    const params = { id: customer.hash, step: 'codigo' };
    const body = { method: 'sms', answers: { celular: '11911114444' } };
    expect(await said(customer.device.call('tokenSend', { params, body }))).toEqual([200, 'ok']);
    expect(await heard(customer)).toEqual([APPROVED]);
    expect((await stage.world.messages('11911114444')).filter(isOutcome)).toEqual([]);
  });

  it('with the link to sign waits while a new contact waits for its code, and goes out then', async () => {
    const customer = await arrive('25', 'assinatura');
    const told = async () =>
      (await query<{ told: number }>(`select told from question where ${mine}`, idOf(customer)))[0]?.told;
    const mine = `proposal = $1 and slug = 'assinatura'`;
    await expect.poll(told).toBe(1);
    const params = { id: customer.hash, step: 'codigo' };
    const typed = async (celular: string) => {
      await query(`update code set sent_at = now() - interval '31 seconds' where proposal = $1`, idOf(customer));
      const body = { method: 'sms', answers: { celular } };
      expect(await said(customer.device.call('tokenSend', { params, body }))).toEqual([200, 'ok']);
    };
    await typed('11911119999');
    await query(`delete from sim_message where key like $1`, `${idOf(customer)}:assinatura:%`);
    const askAgain = async () => {
      await query(`update question set told = 0, due_at = now() - interval '1 second' where ${mine}`, idOf(customer));
      stage.server.runtime.called();
      const later = `select 1 from question where due_at > now() and ${mine}`;
      await expect.poll(async () => (await query(later, idOf(customer))).length).toBe(1);
    };
    await askAgain();
    expect(await told()).toBe(0);
    await typed(customer.phone);
    await customer.confirmCode(await stage.world.code(customer.phone));
    await askAgain();
    expect(await told()).toBe(1);
    const links = (await stage.world.messages(customer.phone)).filter(({ text }) =>
      text.includes('Assine o seu contrato'),
    );
    expect(links).toHaveLength(1);
  });

  it('is sent again where no messenger took it, and in the end somebody is told in the log', async () => {
    const customer = await arrive('25', 'simulacao');
    await heard(customer);
    await query(
      `update outcome_message set state = 'open', due_at = now() - interval '1 hour', leased_until = now() + interval '1 hour' where proposal = $1`,
      idOf(customer),
    );
    const complaints: unknown[] = [];
    const runtime: Runtime = {
      ...stage.server.runtime,
      messaging: { send: async () => ({ ok: false }) },
      logger: Object.assign(Object.create(stage.server.runtime.logger), {
        error: (line: unknown) => complaints.push(line),
      }),
    };
    const [row] = await query<Parameters<typeof tellOutcome>[1]>(
      'select id, proposal, message, slug, about, target, tries from outcome_message where proposal = $1',
      idOf(customer),
    );
    if (row === undefined) throw new Error('nothing was to be told');
    await tellOutcome(runtime, { ...row, tries: 1 });
    expect(await written(customer)).toEqual(['approved open']);
    await tellOutcome(runtime, { ...row, tries: 25 });
    expect([await written(customer), complaints]).toEqual([
      ['approved lost'],
      [expect.objectContaining({ proposal: idOf(customer), name: 'approved' })],
    ]);
  });

  it('leads to the proposal, which asks for a code on any other device', async () => {
    const customer = await arrive('25', 'aprovacao-da-empresa');
    await quiet(customer);
    const [newest] = (await stage.world.messages(customer.phone)).filter(({ text }) => text.includes(CONTRACT));
    const hash = /agx_hash=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
    const other = new Device(stage.server.url);
    expect(await said(other.call('finishedUpdate', { params: { id: hash } }))).toEqual([401, 'proof.missing']);
    expect(await said(customer.device.call('finishedUpdate', { params: { id: hash } }))).toEqual([200, 'ok']);
  });

  it('leads to the proposal after its end as well, and shows how it ended', async () => {
    const customer = await arrive('74');
    const sameDevice = await customer.device.call('finishedUpdate', { params: { id: customer.hash } });
    expect(sameDevice.body.data).toMatchObject({ proposal: { data: { end: 'refused' } } });
    const other = new Device(stage.server.url);
    expect(await said(other.call('finishedUpdate', { params: { id: customer.hash } }))).toEqual([401, 'proof.missing']);
  });
});
