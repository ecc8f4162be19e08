import type { Answer } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../../../apps/server/src/flows/outside/settle.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { questionContext } from '../../../apps/server/src/simulator/books.ts';
import { account } from '../../support/answers.ts';
import type { Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { openStage, type Stage } from './stage.ts';

/* A deposit that the bank sent back is made to another account in the same order, once a contract that names it is signed. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const other = { ...account, conta: '654321' };

/** With the money sent back: at the account, or at an end. */
async function sentBack(channel: string, cpf: string, given?: Customer): Promise<Customer> {
  const customer = given ?? stage.newcomer();
  if (given === undefined) await begin(customer, channel, cpf);
  await goOn(customer, stage.world, ({ stepStatus }) => stepStatus.conta === 'remake');
  return customer;
}

interface Put {
  readonly key: string;
  readonly outcome: string | null;
  readonly calls: number;
  readonly withdrawals: number;
  readonly question: Buffer;
}

/** What was put to somebody outside for this order, in turn. */
async function putTo(operation: string, { proposal }: Customer) {
  const { rows } = await stage.db.query<Put>(
    'select key, outcome, calls, withdrawals, question from sim_effect where proposal = $1 and operation = $2 order by first_at',
    [proposal?._id, operation],
  );
  return rows.map(({ question, key, ...rest }) => {
    const asked = stage.server.runtime.keyring.openJson(question, questionContext(operation, key));
    return { ...rest, attempt: key.split(':').at(-1), asked: asked as Readonly<Record<string, unknown>> };
  });
}

const no: Answer = { kind: 'refused', inconsistency: 'account' };
const yes: Answer = { kind: 'done', value: { reference: 'TARDE', paidOn: '2026-11-20' } };

/** What the bank still says of the first deposit moves nothing. */
async function saidLate(customer: Customer, answer: Answer): Promise<void> {
  const { revision, _id: proposal } = await customer.refresh();
  const news = { proposal, slug: 'pagamento', attempt: 1, actor: 'provider:lender.disburse' } as const;
  await settle(stage.server.runtime, { ...news, answer });
  expect((await customer.refresh()).revision).toBe(revision);
}

const cancel = ({ device, hash }: Customer) => device.call('cancelProposal', { params: { hashId: hash }, body: {} });

describe('a deposit that came back', () => {
  it('opens the account with what is left of the tries, without the number', async () => {
    const customer = await sentBack('aurora-loja', exampleCpf('71', 801));
    const { currentStep, data, selfContract } = customer.proposal ?? (await customer.refresh());
    expect([currentStep, data.end]).toEqual(['conta', null]);
    expect(data.headings?.conta).toBe('O depósito não entrou na conta');
    expect(data.notices.conta).toMatch(
      /^Confira agência, conta e dígito, ou informe outra conta sua\. .* Restam 2 tentativas\.$/,
    );
    expect({ ...selfContract.conta, conta: account.conta }).toEqual(account);
    expect(selfContract.conta).not.toHaveProperty('conta');
    expect(data.known?.conta).toBeUndefined();
    await expect(customer.submit('conta', account)).rejects.toMatchObject({
      answer: {
        body: {
          name: 'fields.invalid',
          errors: [{ field: 'conta', message: 'O depósito não entrou nesta conta. Informe outra conta sua.' }],
        },
      },
    });
  });

  it.each([
    ['aurora-clt', 802, []],
    ['aurora-convenio', 806, ['employer.approve']],
  ])(
    'is paid once to the other account, by a contract that names it, and nobody else is asked again (%s)',
    async (channel, one, more) => {
      const customer = await sentBack(channel, exampleCpf('71', one));
      expect(customer.proposal?.data).toMatchObject({ endorsed: true, signed: false });
      // Nothing else is open: what the averbação rests on stays.
      await expect(customer.submit('dados-pessoais', {})).rejects.toMatchObject({
        answer: { body: { name: 'step.endorsed' } },
      });
      await saidLate(customer, no);
      const [first] = await contractsOf(customer);
      await customer.submit('conta', other);
      const { data, currentStep } = await goOn(customer, stage.world);
      await saidLate(customer, yes);
      expect([currentStep, data.end]).toEqual(['fim', 'finished']);
      // Two signed notes of one debt: the newer one ends the one before it, by its number.
      const numberIn = (words: string): string => /CCB nº ([0-9A-F]{10})/.exec(words)?.[1] ?? '';
      const number = numberIn(await wordsFor(customer, first?.url ?? ''));
      const papers = await contractsOf(customer);
      const words = await wordsFor(customer, papers[0]?.url ?? '');
      expect(numberIn(words)).not.toBe(number);
      expect(words.replaceAll('\n', ' ')).toContain(
        `substitui e cancela o que foi escrito antes neste pedido (CCB nº ${number})`,
      );

      const paid = await putTo('lender.disburse', customer);
      expect(paid).toMatchObject([
        { attempt: '1', outcome: 'refused', asked: { account: { account: account.conta } } },
        { attempt: '2', outcome: 'done', asked: { account: { account: other.conta } } },
      ]);
      expect(new Set(paid.map(({ asked }) => asked.offer)).size).toBe(1);
      for (const operation of [...more, 'payrollMargin.reserve', 'payrollMargin.confirm', 'lender.accept'])
        expect(await putTo(operation, customer)).toMatchObject([{ withdrawals: 0 }]);
      const signed = await putTo('signature.collect', customer);
      expect(new Set(signed.map(({ asked }) => asked.documentHash)).size).toBe(2);
      await expect
        .poll(async () => (await putTo('signature.collect', customer)).map(({ withdrawals }) => withdrawals))
        .toEqual([1, 0]);
      expect(JSON.stringify(customer.proposal?.data.shown)).not.toContain('12345-6');
      expect(JSON.stringify(customer.proposal?.data.shown.pagamento)).not.toContain('"ofertaAssinada":{');
    },
  );

  it('may be given up for good before the money is asked for again', async () => {
    const customer = await sentBack('aurora-clt', exampleCpf('71', 803));
    expect((await cancel(customer)).body.data).toMatchObject({ data: { end: 'cancelled' } });
    await expect
      .poll(async () => (await putTo('payrollMargin.confirm', customer)).map(({ withdrawals }) => withdrawals))
      .toEqual([1]);
    expect((await putTo('lender.disburse', customer)).map(({ outcome }) => outcome)).toEqual(['refused']);
  });

  it('ends the order the third time, and leads to a new one with another account', async () => {
    const pay = stage.server.runtime.providers['lender.disburse'];
    const { ask } = pay;
    Object.assign(pay, { ask: async () => ({ kind: 'refused', inconsistency: 'account' }) });
    const customer = await sentBack('aurora-loja', exampleCpf('25', 804));
    const came: unknown[] = [];
    for (const conta of ['654321', '765432']) {
      came.push(customer.proposal?.data.notices.conta);
      await customer.submit('conta', { ...other, conta });
      await customer.until(({ stepStatus }) => stepStatus.conta !== 'waiting');
      await sentBack('', '', customer);
    }
    Object.assign(pay, { ask });
    expect(came.map((said) => /Resta.*$/.exec(String(said))?.[0])).toEqual([
      ...['Restam 2 tentativas.', 'Resta 1 tentativa.'],
    ]);
    expect(customer.proposal?.data).toMatchObject({
      end: 'refused',
      refusal: { reason: 'O depósito não entrou na conta' },
    });
    expect(customer.proposal?.data.refusal?.lead).toMatchObject({ label: 'Novo pedido com outra conta' });
  });
});

it('a no that does not name the account ends the order at once, and nothing stays registered', async () => {
  const customer = await sentBack('aurora-clt', exampleCpf('74', 805));
  expect(customer.proposal?.data).toMatchObject({
    end: 'refused',
    refusal: { reason: 'O depósito não entrou na conta' },
  });
  await expect
    .poll(async () => (await putTo('payrollMargin.confirm', customer)).map(({ withdrawals }) => withdrawals))
    .toEqual([1]);
});
