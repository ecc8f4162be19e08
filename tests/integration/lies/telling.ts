import type { DataOf } from '@passo/contract';
import type { WireName } from '../../../apps/server/src/ports/http/words.ts';
import { dataOf, type WireAnswer } from '../../support/customer.ts';
import { goOn } from '../../support/journey.ts';
import type { Scene } from './counter.ts';
import type { Lie } from './lender.ts';
import { wishOf } from './wishes.ts';

/* A lie is told at one moment of a journey, and what became of it is looked at from outside: over the wire, and in everybody's books. */

/** What a lender says in place of what it said honestly. */
export type Change = Lie['instead'];

/** What the customer met with. */
export interface Told {
  /** Whether it goes on to the contract. */
  readonly passed: boolean;
  /** What the customer reads of it; nothing where the step's own words for a failure stand there. */
  readonly says: string | null;
  /** All that came over the wire. */
  readonly wire: string;
  /** What operators heard. */
  readonly codes: readonly string[];
  /** Whether the lender said it at all. */
  readonly isTold: boolean;
}

/** What the customer asks for, over the term of the product's wish. */
const askOffers = ({ customer, product, step }: Scene): Promise<WireAnswer> => {
  const { contrato, ...amounts } = wishOf(product).words;
  const contract = contrato !== undefined && { contrato: Reflect.get(Object(contrato), 'value') };
  const body = { step, ...amounts, ...contract };
  return customer.device.call('simulationRange', { params: { id: customer.hash }, body });
};

/** The id of the honest offer, as the customer is shown it. */
export async function offerShown(scene: Scene): Promise<string> {
  await scene.forgetLimits();
  const { simulations } = dataOf<DataOf<'simulationRange'>>(await askOffers(scene));
  return simulations[0]?.id ?? '';
}

/** Takes the offer with this id. */
export async function take({ customer, product, step }: Scene, oferta: string): Promise<void> {
  const { installments, words } = wishOf(product);
  await customer.submit(step, { ...words, prazo: { value: installments, label: `${installments}x` }, oferta });
}

/** In place of the offer that is shown. */
export async function toldAtQuote(scene: Scene, change: Change): Promise<Told> {
  await scene.forgetLimits();
  scene.takeCodes();
  scene.tell({ to: 'lender.simulate', instead: change });
  const { status, body } = await askOffers(scene);
  const isTold = scene.tell(null) > 0;
  const says = body.message ?? null;
  return { passed: status === 200, says, wire: JSON.stringify(body), codes: scene.takeCodes(), isTold };
}

const stands = new Set(['remake', 'failed']);

/** On until the offer is reserved, or the customer has to choose or to try again. */
const untilReserved = ({ customer, world }: Scene) =>
  goOn(
    customer,
    world,
    ({ currentStep, stepStatus }) => stands.has(stepStatus[currentStep] ?? '') || currentStep === 'contrato',
  );

/** Shown honestly, and changed when it is taken or reserved. */
export async function toldWhenTaken(scene: Scene, to: WireName, change: Change): Promise<Told> {
  const shown = await offerShown(scene);
  scene.takeCodes();
  scene.tell({ to, instead: change });
  await take(scene, shown);
  const proposal = await untilReserved(scene);
  const isTold = scene.tell(null) > 0;
  const { currentStep, data } = proposal;
  return {
    passed: currentStep === 'contrato',
    says: data.notices[currentStep] ?? null,
    wire: JSON.stringify(proposal),
    codes: scene.takeCodes(),
    isTold,
  };
}

/** How far it came: what a signature rests on, and what rests on it. */
export interface Reached {
  readonly papers: number;
  /** Questions to whoever collects signatures, as the simulated world has heard them. */
  readonly signatures: number;
  readonly payments: number;
}

export const NOTHING: Reached = { papers: 0, signatures: 0, payments: 0 };

export async function reachedBy({ customer, world, heard }: Scene): Promise<Reached> {
  const { device, hash, proposal } = customer;
  const papers = dataOf<DataOf<'listContracts'>>(await device.call('listContracts', { params: { id: hash } }));
  const asked = `/simulador/efeitos?proposta=${proposal?._id}`;
  const effects = await world.get<readonly { readonly operation: string }[]>(asked);
  return {
    papers: papers.length,
    signatures: effects.filter(({ operation }) => operation.startsWith('signature.')).length,
    payments: heard().filter(({ name }) => name === 'lender.disburse').length,
  };
}

/** The lender is honest, and the customer takes what it shows: to the end. */
export async function honestly(scene: Scene): Promise<{ readonly end: string | null; readonly reached: Reached }> {
  scene.tell(null);
  await take(scene, await offerShown(scene));
  const { data } = await goOn(scene.customer, scene.world);
  return { end: data.end, reached: await reachedBy(scene) };
}
