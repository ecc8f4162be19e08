import path from 'node:path';
import { loanProduct } from '@passo/catalog';
import { keyOf } from '@passo/engine';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';
import { consents } from './answers.ts';

/** One of each shape: offers before the person, a register before the offers, photos by link and an offer that the bank makes. */
const shapes = ['aurora-loja', 'ipe-inss', 'ipe-pessoal'];

/** Every channel that is shipped, one of each shape first. */
export const shipped = loadPartners(path.resolve(import.meta.dirname, '../..')).toSorted(
  (one, other) => shapes.indexOf(other.code) - shapes.indexOf(one.code),
);

/** The bank that lends every product by the product's own rules. */
const HOUSE_BANK = 'banco-horizonte';

type Shipped = (typeof shipped)[number];
const isOfHouse = ({ bank }: Shipped): number => Number(bank.slug === HOUSE_BANK);
const ofHouseFirst = shipped.toSorted((one, other) => isOfHouse(other) - isOfHouse(one));

const firstOfEach = (of: (channel: Shipped) => string): readonly Shipped[] =>
  ofHouseFirst.filter((channel, at) => ofHouseFirst.findIndex((one) => of(one) === of(channel)) === at);

/** One channel for each flow: it asks the same in whichever brand. */
export const oneOfEachFlow = firstOfEach(({ settings }) => settings.flow);

export const oneOfEachBrand = firstOfEach(({ partner }) => partner.slug);

/** Those of them by which something is lent. */
export const oneOfEachLoan = oneOfEachFlow.filter(({ settings }) => loanProduct(settings.product) !== undefined);

/** One channel for each flow and one for each brand, for what a look may spoil. */
export const oneOfEach = [...new Set([...oneOfEachFlow, ...oneOfEachBrand])];

/** For tests whose gate plays only one of each shape. */
export const SHAPES = shapes.length;

export const flowOf = (channel: string): string | undefined =>
  shipped.find(({ code }) => code === channel)?.settings.flow;

const stepsOf = (channel: string) => shipped.find(({ code }) => code === channel)?.definition.steps ?? [];

/** The step with which a channel begins. */
export const firstStepOf = (channel: string): string => stepsOf(channel)[0]?.slug ?? '';

/** Of these answers those that some step of the channel asks; all of them at one that is not shipped. */
export function onlyAsked<Answers extends object>(channel: string, answers: Answers): Partial<Answers> {
  const asked = new Set(stepsOf(channel).flatMap(({ fields = [] }) => fields.map(keyOf)));
  if (asked.size === 0) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([key]) => asked.has(key))) as Partial<Answers>;
}

/** The CPF and all that is agreed to, as the channel asks it. */
export function consentsAt(channel: string, cpf?: string): Readonly<Record<string, unknown>> {
  const asked = new Set(stepsOf(channel).flatMap(({ fields = [] }) => fields.map(keyOf)));
  const all = { ...consents(cpf), termoEmpresa: true };
  return Object.fromEntries(Object.entries(all).filter(([key]) => asked.has(key)));
}
