import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '../../support/answers.ts';
import { goOn } from '../../support/journey.ts';
import { openCounter, type Counter } from './counter.ts';
import type { SaidByLender } from '../../support/httpLender.ts';
import { offerShown, take } from './telling.ts';

/* Whoever looks the account of a Pix key up says something odd: what is confirmed is what is paid to, and nobody is stopped. */

let counter: Counter;
beforeAll(async () => void (counter = await openCounter()));
afterAll(() => counter.close());

/** Before their account, of which this was said; or beyond it, where nobody has to be asked. */
async function told(says: SaidByLender, at = 'conta') {
  const scene = await counter.customerOf('clt');
  await take(scene, await offerShown(scene));
  scene.tell({ to: 'lender.pixAccount', instead: (honest) => honest, says });
  const { customer } = scene;
  await goOn(
    customer,
    scene.world,
    ({ currentStep, stepStatus }) =>
      ['failed', 'remake', 'review'].includes(stepStatus[currentStep] ?? '') || currentStep === at,
  );
  expect([customer.current, customer.proposal?.data.end]).toEqual([at, null]);
  return customer;
}

const pix = { bank: '001', bankName: 'Banco do Brasil', agency: '1234', account: '123456', type: 'corrente' };
const done = (pixAccount: object): SaidByLender => ({ status: 200, body: { kind: 'done', value: { pixAccount } } });
const SOURCE = 'Conta da chave Pix do seu CPF';

it.each([
  ['a bank by another name', { bankName: 'BCO DO BRASIL S.A.' }],
  ['numbers with their signs', { agency: '12-34', account: '12345-6' }],
])('%s: what is shown is what is kept', async (_what, odd) => {
  const customer = await told(done({ ...pix, ...odd }), 'contrato');
  expect(customer.proposal?.selfContract.conta).toEqual(account);
  expect(customer.proposal?.data.known?.conta).toBe(SOURCE);
});

it('a kind that we do not know: nobody is said to have told the one that the form begins with', async () => {
  const customer = await told(done({ ...pix, type: 'CACC' }));
  expect(customer.proposal?.selfContract.conta).not.toHaveProperty('tipoConta');
  expect(customer.proposal?.data.known).toEqual({});
});

it.each([
  ['a bank that there is not', { bank: '999' }, 'banco'],
  ['a branch of letters', { agency: '12AB' }, 'agencia'],
  ['a number of two hundred digits', { account: '1'.repeat(200) }, 'conta'],
])('%s is confirmed by nobody', async (_what, odd, field) => {
  const customer = await told(done({ ...pix, ...odd }));
  const sent = customer.submit('conta', customer.proposal?.selfContract.conta);
  const named = { name: 'fields.invalid', errors: [expect.objectContaining({ field })] };
  await expect(sent).rejects.toMatchObject({ answer: { body: named } });
});

it.each<[string, SaidByLender]>([
  ['no', { status: 422, body: { kind: 'refused' } }],
  ['that it is to be asked otherwise', { status: 422, body: { kind: 'refused', remake: true } }],
  ['that somebody looks at it', { status: 202, body: { kind: 'review', reference: 'r' } }],
  ['nothing that can be read', { status: 200, body: 'hm' }],
])('who says %s stops nobody', async (_what, says) => {
  const customer = await told(says);
  expect(customer.proposal?.selfContract.conta).toBeUndefined();
});
