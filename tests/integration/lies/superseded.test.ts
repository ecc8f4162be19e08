import { loanProduct } from '@passo/catalog';
import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, type Customer } from '../../support/customer.ts';
import { doStep, goOn } from '../../support/journey.ts';
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
  const paper = { placa: { plate: 'MBI2E24' }, renavam: '63988496206', chassi: '9BWZZZ377VT004251' };
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
