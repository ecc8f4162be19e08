import type { DataOf } from '@passo/contract';
import { isRecord, payloadOf, type CompiledStep, type Form, type Json, type JsonObject } from '@passo/engine';
import type { Walker } from './walker.ts';

/** What is chosen once it is known what it costs, not typed. */
export const CHOSEN: ReadonlySet<string> = new Set(['oferta', 'prazo', 'contrato']);

/** Whether the customer takes one of the offers that are shown at this step. */
export const takesOffer = ({ kind: { asks, asksWith = [] }, form }: CompiledStep): boolean =>
  asks === 'onSubmit' && asksWith.length > 0 && form.byKey.has('oferta');

/** Asks what it costs over every term, as the page does, and takes a term in the middle; none where nothing is offered. */
export async function choose(walker: Walker, step: CompiledStep, form: Form): Promise<JsonObject | null> {
  const typed = payloadOf(form);
  for (const contract of await contractsAt(walker, step)) {
    const offers = (await offersFor(walker, step, typed, contract)).filter(({ installments }) =>
      has(form, installments),
    );
    const taken = offers[Math.floor(offers.length / 2)];
    if (taken === undefined) continue;
    const { id, installments: value } = taken;
    const contrato: JsonObject = contract === null ? {} : { contrato: { value: contract, label: contract } };
    return { ...typed, ...contrato, prazo: { value, label: `${value}x` }, oferta: id };
  }
  return null;
}

/** Where the flow lists the terms, no other is taken. */
function has(form: Form, installments: number): boolean {
  const listed = form.context.bounds?.prazo?.values ?? form.definition('prazo')?.values ?? [];
  return listed.length === 0 || listed.some(({ value }) => value === installments);
}

/** The debts of which one is to be chosen; where none is asked for, nothing is chosen once. */
async function contractsAt(walker: Walker, { slug, form }: CompiledStep): Promise<readonly (string | null)[]> {
  if (!form.byKey.has('contrato')) return [null];
  const said = { params: { hashId: walker.hash }, query: `?step=${slug}` };
  const { contracts } = await walker.browser.call<DataOf<'qitechContracts'>>('qitechContracts', said);
  return contracts.map(({ id }) => id);
}

async function offersFor(
  { browser, hash }: Walker,
  { slug, kind }: CompiledStep,
  typed: JsonObject,
  contract: string | null,
) {
  const asked = (kind.asksWith ?? []).filter((key) => key !== 'prazo' && typed[key] !== undefined);
  const words = Object.fromEntries(asked.map((key) => [key, plain(typed[key] ?? null)]));
  const body = { step: slug, ...words, ...(contract !== null && { contrato: contract }) };
  const said = { params: { id: hash }, body };
  const { simulations } = await browser.call<DataOf<'simulationRange'>>('simulationRange', said);
  return simulations;
}

const plain = (answer: Json): Json => (isRecord(answer) ? (answer.value ?? null) : answer);
