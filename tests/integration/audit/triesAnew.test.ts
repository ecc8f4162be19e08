import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { answering, atChoice, choose, heardNo, noRoom, toChoice } from '../wire/choosing.ts';
import { openStage, type Stage } from '../wire/stage.ts';

/* AUDIT: another CPF is named and the own one again: are there more tries with the same payer? */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

it('nothing that the same person does gives more tries with one who pays', async () => {
  const customer = await atChoice(stage.newcomer(), stage.world, exampleCpf('25', 995));
  const no = async (amount: number) => {
    await choose(customer, amount, 24);
    await heardNo(customer);
    console.log('NO', customer.proposal?.data.end, customer.proposal?.data.notices.simulacao);
  };
  await answering(stage.server, () => noRoom(), async () => {
    await no(3_000);
    await no(2_900);
    const agreed: object = Object(customer.proposal?.selfContract.consentimentos);
    await customer.submit('consentimentos', { ...agreed, cpf: exampleCpf('25', 996) });
    await customer.submit('consentimentos', { ...agreed, cpf: exampleCpf('25', 995) });
    await toChoice(customer, stage.world);
    await no(2_800);
  });
  expect(customer.proposal?.data.end).toBe('refused');
});
