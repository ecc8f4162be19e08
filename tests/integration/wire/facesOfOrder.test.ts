import type { ProposalOnWire } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import type { Customer, WireAnswer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { documentPhoto, facePhoto } from '../../support/photos.ts';
import { openStage, type Stage } from './stage.ts';

/* A face that is not the document's is shown three times in one order, on however many devices and by whatever way. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const says = (left: string): string =>
  `A foto não confere com o documento. Fique de frente, em um lugar claro. ${left}`;
const [TWO, ONE] = [says('Restam 2 tentativas.'), says('Resta 1 tentativa.')];

/** Before the first selfie. */
async function atSelfie(one: number): Promise<Customer> {
  const customer = stage.newcomer();
  await begin(customer, 'aurora-clt', exampleCpf('43', one));
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'selfie');
  return customer;
}

/** The same order on another device. */
async function beside(customer: Customer): Promise<Customer> {
  const other = stage.newcomer();
  for (const [name, value] of customer.device.cookies) other.device.cookies.set(name, value);
  other.hash = customer.hash;
  await other.refresh();
  return other;
}

const send = async (customer: Customer): Promise<unknown> =>
  customer.submitFiles('selfie', { selfie: await facePhoto() });

/** What came of the face that was sent last. */
const heard = ({ stepStatus, data }: ProposalOnWire) => [stepStatus.selfie, data.notices.selfie, data.end];
async function told(customer: Customer): Promise<readonly unknown[]> {
  return heard(await customer.until(({ stepStatus }) => stepStatus.selfie !== 'waiting'));
}
async function shown(customer: Customer): Promise<readonly unknown[]> {
  await send(customer);
  return told(customer);
}

async function faces({ proposal }: Customer): Promise<number> {
  const path = `/simulador/efeitos?proposta=${proposal?._id}`;
  const asked = await stage.world.get<readonly { readonly operation: string }[]>(path);
  return asked.filter(({ operation }) => operation === 'identity.liveness').length;
}

it('two devices have three tries together, also where both send at once', async () => {
  const phone = await atSelfie(601);
  const other = await beside(phone);
  expect(await shown(phone)).toEqual(['remake', TWO, null]);
  await other.refresh();
  expect(await shown(other)).toEqual(['remake', ONE, null]);
  await phone.refresh();
  const both = await Promise.allSettled([send(phone), send(other)]);
  expect(both.map(({ status }) => status)).toContain('fulfilled');
  await phone.until(({ data }) => data.end !== null);
  expect(heard(await other.refresh())).toEqual(['failed', undefined, 'refused']);
  const { answer } = await send(other).then(
    () => ({ answer: null }),
    (failed: { readonly answer: WireAnswer }) => failed,
  );
  expect([answer?.body.name, await faces(phone)]).toEqual(['proposal.ended', 3]);
});

it('going back to the document and sending it anew gives no more', async () => {
  const customer = await atSelfie(602);
  expect(await shown(customer)).toEqual(['remake', TWO, null]);
  expect(customer.proposal?.data.inconsistencies.selfie).toBe('face');
  // What was refused is not sent once more.
  expect(customer.proposal?.selfContract.selfie).toBeUndefined();
  const paper = await documentPhoto();
  await customer.submitFiles('documento', { documentoFrente: paper, documentoVerso: paper });
  await customer.until(({ currentStep }) => currentStep === 'selfie');
  expect(await shown(customer)).toEqual(['remake', ONE, null]);
  expect([await shown(customer), await faces(customer)]).toEqual([['failed', undefined, 'refused'], 3]);
});

it('a no for another reason ends it at once', async () => {
  const provider = stage.server.runtime.providers['identity.liveness'];
  const ask = Reflect.get(provider, 'ask');
  Reflect.set(provider, 'ask', async () => ({ kind: 'refused' }));
  try {
    expect(await shown(await atSelfie(603))).toEqual(['failed', undefined, 'refused']);
  } finally {
    Reflect.set(provider, 'ask', ask);
  }
});
