import { catalog, loanProduct } from '@passo/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Customer } from '../../support/customer.ts';
import { doStep, goOn } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
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

it('a contract that was written anew is not signed by what was typed for the one before', async () => {
  const scene = await signing('vehicle');
  const { customer, world } = scene;
  const instead = (honest: unknown): unknown => honest;
  scene.tell({ to: 'lender.disburse', instead, says: { status: 422, body: { kind: 'refused', remake: true } } });
  await doStep(customer, world);
  await customer.until(({ stepStatus }) => stepStatus.pagamento === 'remake');
  const [before] = await contractsOf(customer);
  expect(before?.status).toBe('signed');
  scene.tell(null);
  const seller = { nomeVendedor: 'Ana Souza', documentoVendedor: '11144477735' };
  const paper = { placa: { plate: 'MBI2E24' }, renavam: '63988496206', chassi: '9BD341ACXPY004251' };
  await customer.submit('veiculo-e-vendedor', { ...paper, ...seller, termoAlienacao: true });
  await customer.until(at('contrato'));
  const [now, earlier, ...more] = await contractsOf(customer);
  expect(now?.document).not.toBe(before?.document);
  expect(now).toMatchObject({ status: 'pending', signedAt: null, signatureUrl: null, replaced: false });
  // What was signed stays to be read with its evidence, although nobody had asked for it before.
  expect([earlier, more]).toEqual([{ ...before, replaced: true }, []]);
  const record = await wordsFor(customer, earlier?.signatureUrl ?? '');
  for (const said of ['Registro da assinatura', before?.sha256, 'confirmou com o código'])
    expect(record.replaceAll('\n', ' ')).toContain(said);
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
  const [before] = await contractsOf(customer);
  const params = { id: customer.hash, step: 'assinatura-por-codigo' };
  const asked = customer.device.call('tokenSend', { params, body: { method: 'sms' } });
  expect(await said(asked)).toEqual([409, 'sheet.unread']);
  await customer.submit('contrato', {});
  await customer.until(({ stepStatus }) => stepStatus.contrato === 'success');
  const [after] = await contractsOf(customer);
  expect(after?.document).not.toBe(before?.document);
  expect(after?.status).toBe('pending');
  await goOn(customer, world, ({ currentStep }) => currentStep === 'fim');
  expect((await contractsOf(customer))[0]).toMatchObject({ document: after?.document, status: 'signed' });
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
    expect(await contractsOf(scene.customer)).toEqual([]);
  } finally {
    Object.assign(product, { particulars });
    Object.assign(needs, before);
  }
});
