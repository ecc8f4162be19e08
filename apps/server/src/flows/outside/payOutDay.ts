import { payOutOf, type Offer } from '@passo/catalog';
import { today } from '@passo/domain';
import {
  factsOf,
  isRecord,
  reopenStep,
  stepState,
  withStep,
  type CompiledStep,
  type JsonObject,
  type Moved,
} from '@passo/engine';
import { offerShape } from '../../ports/lender/offerShape.ts';
import { environmentOf } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { OpenQuestion } from './openQuestion.ts';

/* The contract was signed for a day. On the day on which the lender is asked to pay it is held against that one. */

const NOTICE =
  'O dinheiro não saiu no dia previsto no contrato, e você não paga juros por dias sem ele. Os valores foram refeitos para ' +
  'hoje: confira e assine de novo.';

/** Where the offer that holds was taken: the last step that kept one. */
const offeringStep = ({ flow, state, step }: OpenQuestion): CompiledStep | undefined =>
  flow.steps.findLast(({ index, slug }) => index < step.index && isRecord(stepState(state, slug).result.oferta));

/** The journey as it is before the lender is asked to pay: with the figures of the day, or back at the offer. */
export function onPayOutDay(runtime: Runtime, open: OpenQuestion): Moved {
  const { flow, state, step } = open;
  const here: Moved = { ok: true, state, effects: [] };
  const offering = offeringStep(open);
  // What may have been paid already is asked for again as it was.
  if (offering === undefined || stepState(state, step.slug).called === true) return here;
  const read = offerShape.safeParse(factsOf(flow, state, step.index).results.oferta);
  const found = read.success ? payOutOf(read.data, today(runtime.clock.now())) : null;
  if (!read.success || found === null || found.kind === 'beyond') return reopened(runtime, open, offering);
  if (found.kind === 'same') return here;
  const oferta: Offer = { ...read.data, quote: found.quote };
  const { result } = stepState(state, step.slug);
  return { ...here, state: withStep(state, step.slug, { result: { ...result, oferta } }) };
}

function reopened(
  runtime: Runtime,
  { flow, state, channel: code, startedAs }: OpenQuestion,
  step: CompiledStep,
): Moved {
  const channel = runtime.channels.byCode(code);
  if (channel === undefined) throw new Error('a proposal belongs to a channel that is not loaded');
  return reopenStep(flow, state, step, environmentOf(runtime, channel, startedAs), NOTICE);
}

/** The question with the figures of the day, where they are not those that were signed. */
export function withFiguresOfTheDay(words: JsonObject, { state, step }: OpenQuestion): JsonObject {
  const { oferta } = stepState(state, step.slug).result;
  return isRecord(oferta) && oferta.quote !== undefined ? { ...words, quote: oferta.quote } : words;
}
