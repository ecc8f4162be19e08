import { catalog, loanProduct } from '@passo/catalog';
import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, type Customer } from '../../support/customer.ts';
import { doStep, goOn } from '../../support/journey.ts';
import { said } from '../wire/stage.ts';
import { openCounter, type Counter, type Scene } from './counter.ts';
import { offerShown, take } from './telling.ts';

/* A contract that another one takes the place of, and a signature that the house's next release comes upon. */

let counter: Counter;
beforeAll(async () => void (counter = await openCounter()));
afterAll(() => counter.close());

type Proposal = NonNullable<Customer['proposal']>;
const at =
  (slug: string) =>
  ({ currentStep, stepStatus }: Proposal): boolean =>
    currentStep === slug && stepStatus[slug] !== 'waiting';

async function signing(product: string): Promise<Scene> {
  const scene = await counter.customerOf(product);
  await take(scene, await offerShown(scene));
  await goOn(scene.customer, scene.world, at('assinatura-por-codigo'));
  return scene;
}

const papersOf = async ({ device, hash }: Customer) =>
  dataOf<DataOf<'listContracts'>>(await device.call('listContracts', { params: { id: hash } }));

it('a contract that was written anew is not signed by what was typed for the one before', async () => {
  const scene = await signing('vehicle');
  const { customer, world } = scene;
  const instead = (honest: unknown): unknown => honest;
  scene.tell({ to: 'lender.disburse', instead, says: { status: 422, body: { kind: 'refused', remake: true } } });
  await doStep(customer, world);
  await customer.until(({ stepStatus }) => stepStatus.pagamento === 'remake');
  const [before] = await papersOf(customer);
  expect(before?.status).toBe('signed');
  scene.tell(null);
  const seller = { nomeVendedor: 'Ana Souza', documentoVendedor: '11144477735' };
  const paper = { placa: { plate: 'ABC1D23' }, renavam: '63988496206', chassi: '9BWZZZ377VT004251' };
  await customer.submit('veiculo-e-vendedor', { ...paper, ...seller, termoAlienacao: true });
  await customer.until(at('contrato'));
  const [now] = await papersOf(customer);
  expect(now?.document).not.toBe(before?.document);
  expect(now).toMatchObject({ status: 'pending', signedAt: null, signatureUrl: null });
});

it('a sentence that the house says otherwise does not undo a signature', async () => {
  const scene = await signing('vehicle');
  const { customer, world } = scene;
  const notes = loanProduct('vehicle')?.notes;
  if (!Array.isArray(notes)) throw new Error('the product says something');
  scene.tell({
    to: 'lender.disburse',
    instead: (honest) => {
      notes.push('O que se diz na versão seguinte.');
      return honest;
    },
  });
  await doStep(customer, world);
  await customer.until(({ stepStatus }) => stepStatus.pagamento === 'finished');
  notes.pop();
  expect(customer.proposal?.stepStatus['assinatura-por-codigo']).toBe('finished');
  expect(customer.current).toBe('fim');
});

it('a contract that was written before a release that names more is written anew before it is signed', async () => {
  const product = loanProduct('vehicle');
  if (product?.particulars === undefined) throw new Error('the product names what it is about');
  const { particulars } = product;
  Object.assign(product, { particulars: { ...particulars, of: () => [] } });
  const { customer, world, heard } = await signing('vehicle').finally(() => Object.assign(product, { particulars }));
  const [before] = await papersOf(customer);
  const params = { id: customer.hash, step: 'assinatura-por-codigo' };
  const asked = customer.device.call('tokenSend', { params, body: { method: 'sms' } });
  expect(await said(asked)).toEqual([409, 'sheet.unread']);
  await customer.submit('contrato', {});
  await customer.until(({ stepStatus }) => stepStatus.contrato === 'success');
  const [after] = await papersOf(customer);
  expect(after?.document).not.toBe(before?.document);
  expect(after?.status).toBe('pending');
  await goOn(customer, world, ({ currentStep }) => currentStep === 'fim');
  expect((await papersOf(customer))[0]).toMatchObject({ document: after?.document, status: 'signed' });
  expect(heard().filter(({ name }) => name === 'lender.disburse')).toHaveLength(1);
});

it('a proposal whose flow has no place for what the contract names ends with the reason, and signs nothing', async () => {
  const product = loanProduct('vehicle');
  const needs: object | undefined = catalog.products.vehicle?.needs;
  if (product === undefined || needs === undefined) throw new Error('the product is sold');
  const [{ particulars }, before] = [product, { ...needs }];
  const colour = [{ title: 'Veículo', facts: [{ label: 'Cor', value: '' }] }];
  Object.assign(product, { particulars: { ...particulars, of: () => colour } });
  Object.assign(needs, { contract: { answers: ['corVeiculo'] } });
  try {
    const scene = await counter.customerOf('vehicle');
    await take(scene, await offerShown(scene));
    await goOn(scene.customer, scene.world, ({ data: { end } }) => end !== null);
    const { end, notices } = scene.customer.proposal?.data ?? {};
    expect([end, notices?.contrato]).toEqual(['refused', expect.stringContaining('dizer também: Veículo: Cor')]);
    expect(await papersOf(scene.customer)).toEqual([]);
  } finally {
    Object.assign(product, { particulars });
    Object.assign(needs, before);
  }
});
