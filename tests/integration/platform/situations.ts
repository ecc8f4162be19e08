import fs from 'node:fs';
import { addDays, today } from '@passo/domain';
import { openChannels } from '../../../apps/server/src/channels/openChannels.ts';
import { changed } from '../../../apps/server/src/channels/testing/changedPartners.ts';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import { settle } from '../../../apps/server/src/flows/outside/settle.ts';
import { tellOutcome } from '../../../apps/server/src/flows/outside/tellOutcome.ts';
import { tendDataRequests } from '../../../apps/server/src/jobs/dataRequestsJob.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { account } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { doStep, goOn, walk } from '../../support/journey.ts';
import type { Scene } from '../retention/scene.ts';

/* How each thing comes about that the manual says to alert on. */

type Situation = (scene: Scene) => Promise<unknown>;

let phones = 0;
/** Somebody on the way, as far as that. */
async function someone({ server, world }: Scene, stopAt?: string, cpf?: string): Promise<Customer> {
  const customer = new Customer(server.url);
  customer.phone = `119541${String((phones += 1)).padStart(5, '0')}`;
  await walk(customer, world, cpf, stopAt);
  return customer;
}

const idOf = (customer: Customer): string => customer.proposal?._id ?? '';

/** Puts something in a provider's place for as long as this takes. */
async function instead(place: object, other: object, work: () => Promise<unknown>): Promise<void> {
  const before = { ...place };
  Object.assign(place, other);
  await work().finally(() => Object.assign(place, before));
}

const paidLongBefore: Situation = async (scene) => {
  const { providers } = scene.server.runtime;
  const bank = providers['lender.disburse'];
  const early: typeof bank = {
    ...bank,
    ask: async (question, asking) => {
      const answer = await bank.ask(question, asking);
      const paidOn = addDays(today(scene.server.runtime.clock.now()), -10);
      return answer.kind === 'done' ? { kind: 'done', value: { ...answer.value, paidOn } } : answer;
    },
  };
  await instead(providers, { 'lender.disburse': early }, () => someone(scene));
};

const lies: Situation = async (scene) => {
  const { providers } = scene.server.runtime;
  const bank = providers['lender.choose'];
  const cheaper: typeof bank = {
    ...bank,
    ask: async (question, asking) => {
      const answer = await bank.ask(question, asking);
      if (answer.kind !== 'done') return answer;
      const quote = { ...answer.value.quote, cetAnnual: 0.01 };
      return { kind: 'done', value: { ...answer.value, quote } };
    },
  };
  await instead(providers, { 'lender.choose': cheaper }, async () => {
    const customer = await someone(scene, 'simulacao');
    await doStep(customer, scene.world);
    await customer.until(({ stepStatus }) => stepStatus.simulacao === 'remake');
  });
};

/** The deposit came back: the account is asked for once more. */
async function sentBack(scene: Scene): Promise<Customer> {
  const customer = await someone(scene, 'endereco', exampleCpf('71'));
  await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.conta === 'remake');
  return customer;
}

const yesAfterNo: Situation = async (scene) => {
  const { runtime } = scene.server;
  const news = { proposal: idOf(await sentBack(scene)), slug: 'pagamento', attempt: 1 } as const;
  const value = { reference: 'TARDE', paidOn: today(runtime.clock.now()) };
  await settle(runtime, { ...news, actor: 'provider:lender.disburse', answer: { kind: 'done', value } });
};

/** The yes is noted between the signature and the asking for the second payment. */
const secondPayment: Situation = async (scene) => {
  const customer = await sentBack(scene);
  const noted = `update question set outcome = 'paidLate' where proposal = $1 and slug = 'pagamento'`;
  await scene.db.query(noted, [idOf(customer)]);
  await customer.submit('conta', { ...account, conta: '654321' });
  await goOn(customer, scene.world, ({ currentStep }) => currentStep === 'pagamento');
};

/** The register knows somebody else under this CPF. */
const otherPerson: Situation = async (scene) => {
  const customer = await someone(scene, 'selfie', exampleCpf('15'));
  await doStep(customer, scene.world);
  await customer.until(({ stepStatus }) => Object.values(stepStatus).includes('remake'));
};

/** Four people with one phone. */
const manyCpfs: Situation = async (scene) => {
  for (let at = 0; at < 4; at += 1) {
    const one = Object.assign(new Customer(scene.server.url), { phone: '11954109999' });
    await walk(one, scene.world, exampleCpf('02', at), 'documento');
    await doStep(one, scene.world);
  }
};

/** A row that four processes have died of: the next one to take it puts it away. */
const lostOnce = (table: string, columns: string, values: string): Situation => {
  const insert = `insert into ${table} (${columns}, lost, leased_until) values (${values}, 4, now() - interval '1 second')`;
  return async (scene) => {
    const proposal = values.includes('$1') ? [idOf(await someone(scene, 'endereco'))] : [];
    await scene.db.query(insert, proposal);
  };
};

const refusedWithdrawal: Situation = async (scene) => {
  const insert = `insert into withdrawal (proposal, slug, attempt, operation) values ($1, 'x', 1, 'nobody.holds')`;
  await scene.db.query(insert, [idOf(await someone(scene, 'endereco'))]);
  scene.server.runtime.withdrawing();
};

const untold: Situation = async (scene) => {
  const { runtime } = scene.server;
  const proposal = idOf(await someone(scene, 'simulacao'));
  const find = 'select id, proposal, message, slug, about, target, tries from outcome_message where proposal = $1';
  const { rows } = await scene.db.query<Parameters<typeof tellOutcome>[1]>(find, [proposal]);
  const dumb = { ...runtime, messaging: { send: async () => ({ ok: false }) } };
  for (const row of rows) await tellOutcome(dumb, { ...row, tries: 25 });
};

/** 91 days later, after this was done to somebody's proposal. */
const retained =
  (change: string): Situation =>
  async (scene) => {
    const id = idOf(await someone(scene, 'endereco'));
    await scene.db.query(change.replaceAll('{id}', id));
    scene.later(91);
    await runRetention(scene.server.runtime, { dry: false });
    scene.later(0);
  };

/** The files of one partner cannot be read any more. */
const unreadable: Situation = async ({ server: { runtime } }) => {
  const root = changed(['partners/ipe/theme.json', (text) => text.slice(1)]);
  await openChannels(runtime.db, { root, logger: runtime.logger, strict: false });
  fs.rmSync(root, { recursive: true });
};

const overdue: Situation = async (scene) => {
  const insert = `insert into data_request (protocol, proposal, kind, state, asked_at, due_at)
    values ('ALARM', $1, 'correction', 'open', now() - interval '16 days', now() - interval '1 day')`;
  await scene.db.query(insert, [idOf(await someone(scene, 'endereco'))]);
  await tendDataRequests(scene.server.runtime, createMetrics());
};

const poisoned = `create function poison() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
  create trigger poisoned before insert on event for each row
  when (new.kind = 'proposal.expired' and new.proposal = '{id}') execute function poison()`;

export const situations: Readonly<Record<string, Situation>> = {
  'a person has to see to a payment': paidLongBefore,
  'a payment was made after a no: a person has to see to it': yesAfterNo,
  'a payment is held: an earlier one was made after a no': secondPayment,
  'an offer was not let in': lies,
  'a register or a bank says another person': otherPerson,
  'a person has to look at a CPF first': manyCpfs,
  'a question was given up': lostOnce('question', 'proposal, slug, attempt, operation', `$1, 'x', 9, 'bureau.analyse'`),
  'a call back was given up': lostOnce('inbox', 'provider, event_id, body', `'clicksign-simulado', 'torn', '\\x00'`),
  'a message was given up': lostOnce(
    'outcome_message',
    'proposal, message, slug, about, due_at',
    `$1, 'approved', 'x', '\\x00', now()`,
  ),
  'a withdrawal was given up: a person has to see to it': lostOnce(
    'withdrawal',
    'proposal, slug, attempt, operation',
    `$1, 'x', 9, 'lender.accept'`,
  ),
  'a withdrawal was refused: a person has to see to it': refusedWithdrawal,
  'a customer could not be told: no messenger took the message': untold,
  'a proposal could not be judged; it stays': retained(`update proposal set state = '\\x00' where id = '{id}'`),
  'could not be done; it is tried again with the next run': retained(poisoned),
  'requests about personal data are overdue': overdue,
  'files of partners have mistakes: those partners are sold as they were': unreadable,
};
