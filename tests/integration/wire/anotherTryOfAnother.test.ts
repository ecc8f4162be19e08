import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { personal } from '../../support/answers.ts';
import { dataOf, type Customer } from '../../support/customer.ts';
import { doStep, goOn } from '../../support/journey.ts';
import { consentsAt } from '../../support/shipped.ts';
import { again, answersOf, fork, refused } from './anotherTry.ts';
import { openStage, said, type Stage } from './stage.ts';

/* Somebody else at the device of the one who was refused, before or after that one has gone on in the new order. */

const phone = '11955554321';
const former = { ...personal, nome: 'Pessoa de Antes', dataNascimento: '1971-03-04', email: 'a-de-antes@gmail.com' };
const who = { self: former, phone };
/** All that the one before told, wherever it stands. */
const traces = /Pessoa de Antes|1971-03-04|11955554321|a-de-antes|01001000|Praça da Sé|11222333000181|"agencia":"1234"/;

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

/** The order that was begun again after a no, by the one before. */
async function begunAgain(one: number): Promise<Customer> {
  const { next } = await again(stage, await refused(stage, ['aurora-clt', '60', one], who));
  expect(answersOf(next)).toMatch(traces);
  return Object.assign(next, who);
}

/** Nothing that the server says of the order names the one before. */
async function seesNothing(next: Customer): Promise<void> {
  expect(JSON.stringify(next.proposal)).not.toMatch(traces);
  const system = await next.device.call('system', { params: { id: next.hash } });
  expect(JSON.stringify(system.body)).not.toMatch(traces);
  // No code to the contact of the one before lets anybody in.
  const elsewhere = stage.newcomer().device;
  expect(await said(elsewhere.call('system', { params: { id: next.hash } }))).toEqual([401, 'proof.unverified']);
  const sending = { params: { id: next.hash, step: 'codigo' }, body: { method: 'sms' } };
  expect(await said(elsewhere.call('tokenSend', sending))).toEqual([401, 'proof.unverified']);
}

describe('another CPF in the order that was begun again', () => {
  const OTHER = exampleCpf('25', 499);

  it('takes away all that was carried, wherever it would have stood', async () => {
    const next = await begunAgain(411);
    await next.submit('consentimentos', consentsAt('aurora-clt', OTHER));
    expect(next.current).toBe('codigo');
    await seesNothing(next);
    // Nor later, by coming back to the CPF of the one before.
    await next.submit('consentimentos', consentsAt('aurora-clt', exampleCpf('60', 411)));
    await seesNothing(next);
  });

  it('also once the one before has gone on in it, whose contact is then proven no more', async () => {
    const next = await begunAgain(412);
    await next.submit('consentimentos', consentsAt('aurora-clt', exampleCpf('60', 412)));
    await goOn(next, stage.world, ({ currentStep }) => currentStep === 'documento');
    expect(next.status('codigo')).toBe('finished');
    await next.submit('consentimentos', consentsAt('aurora-clt', OTHER));
    expect([next.current, next.status('codigo')]).toEqual(['codigo', 'init']);
    await seesNothing(next);
    const { hashId, carried } = dataOf<DataOf<'partialForkProposal'>>(await fork(next, 'aurora-veiculos'));
    const other = next.device.call('finishedUpdate', { params: { id: hashId } });
    expect([carried, JSON.stringify((await other).body)]).toEqual([['cpf'], expect.not.stringMatching(traces)]);
  });

  it('also once the one before has asked to hear of it by WhatsApp', async () => {
    const next = await begunAgain(414);
    await next.submit('consentimentos', consentsAt('aurora-clt', exampleCpf('60', 414)));
    await goOn(next, stage.world, ({ currentStep }) => currentStep === 'documento');
    await doStep(next, stage.world);
    const asked = { params: { hash: next.hash, id: 'tell-by-whatsapp' }, body: { step: next.current } };
    expect(await said(next.device.call('startAction', asked))).toEqual([200, 'ok']);
    await next.until(({ currentStep, stepStatus }) => stepStatus[currentStep] !== 'waiting');
    await next.submit('consentimentos', consentsAt('aurora-clt', OTHER));
    await seesNothing(next);
  });

  it('what the other one typed stays', async () => {
    const next = await begunAgain(413);
    await next.submit('consentimentos', consentsAt('aurora-clt', exampleCpf('60', 413)));
    next.phone = '11944443333';
    await goOn(next, stage.world, ({ currentStep }) => currentStep === 'dados-pessoais');
    await next.submit('dados-pessoais', { ...personal, nome: 'Outra Pessoa', celular: next.phone });
    await next.submit('consentimentos', consentsAt('aurora-clt', OTHER));
    expect(next.proposal?.selfContract['dados-pessoais']).toMatchObject({ nome: 'Outra Pessoa' });
    // With whom the contact was proven nobody knows: it is proven anew.
    expect([next.current, next.status('codigo')]).toEqual(['codigo', 'init']);
    expect(next.proposal?.selfContract.codigo).toEqual({ celular: next.phone });
    await seesNothing(next);
  });
});
