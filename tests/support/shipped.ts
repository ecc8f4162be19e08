import path from 'node:path';
import { keyOf } from '@passo/engine';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';
import { consents } from './answers.ts';

/** One of each shape: offers before the person, a register before the offers, photos by link and an offer that the bank makes. */
const shapes = ['aurora-loja', 'ipe-inss', 'ipe-pessoal'];

/** Every channel that is shipped, one of each shape first. */
export const shipped = loadPartners(path.resolve(import.meta.dirname, '../..')).toSorted(
  (one, other) => shapes.indexOf(other.code) - shapes.indexOf(one.code),
);

/** For tests whose gate plays only one of each shape. */
export const SHAPES = shapes.length;

const stepsOf = (channel: string) => shipped.find(({ code }) => code === channel)?.definition.steps ?? [];

/** The step with which a channel begins. */
export const firstStepOf = (channel: string): string => stepsOf(channel)[0]?.slug ?? '';

/** The CPF and all that is agreed to, as the channel asks it. */
export function consentsAt(channel: string, cpf?: string): Readonly<Record<string, unknown>> {
  const asked = new Set(stepsOf(channel).flatMap(({ fields = [] }) => fields.map(keyOf)));
  const all = { ...consents(cpf), termoEmpresa: true };
  return Object.fromEntries(Object.entries(all).filter(([key]) => asked.has(key)));
}
