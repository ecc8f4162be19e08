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
import { environmentOf } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { holdsOn, wrongOnDay } from './heldOffer.ts';
import type { OpenQuestion } from './openQuestion.ts';

/* The contract was signed for a day. On the day on which the lender is asked to pay it is held against that one. */

const SIGN_AGAIN = 'É preciso assinar de novo';
const LATE =
  'O dinheiro não saiu no dia previsto no contrato, e por isso ele não vale mais. Você não paga juros por dias sem ele. Os ' +
  'valores foram refeitos para hoje: confira, escolha e assine de novo.';
const PUT_OFF = {
  heading: 'O dinheiro ainda não saiu',
  notice: 'O dia do contrato passou e o banco ainda não fez o depósito. Você não paga juros pelos dias sem ele.',
} as const;
const CHANGED =
  'A oferta que você escolheu não vale mais com os seus dados de hoje. Escolha de novo: já atualizamos os valores.';

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
  const facts = factsOf(flow, state, step.index);
  const { oferta: signed = null } = facts.results;
  const found = holdsOn(signed, flow, facts, today(runtime.clock.now()));
  if (found === 'asSigned') return here;
  const { result } = stepState(state, step.slug);
  if (found !== 'nothing')
    return {
      ...here,
      state: withStep(state, step.slug, { ...PUT_OFF, result: { ...result, oferta: found, ofertaAssinada: signed } }),
    };
  const back = reopened(runtime, open, offering, { title: SIGN_AGAIN, text: LATE });
  // What was signed is kept to be shown beside what takes its place.
  return { ...back, state: withStep(back.state, step.slug, { result: { ofertaAssinada: signed } }) };
}

/** The journey before an offer is reserved or written: back at it where it is none that this person may sign any more. */
export function onWriting(runtime: Runtime, open: OpenQuestion): Moved {
  const { flow, state, step } = open;
  const here: Moved = { ok: true, state, effects: [] };
  const offering = offeringStep(open);
  const facts = factsOf(flow, state, step.index);
  if (offering === undefined) return here;
  const codes = wrongOnDay(facts.results.oferta, flow, facts, today(runtime.clock.now()));
  if (codes.length === 0) return here;
  runtime.logger.warn(
    { product: flow.product, operation: step.kind.call?.operation, codes },
    'an offer was not written',
  );
  return reopened(runtime, open, offering, { text: CHANGED });
}

/** The question that was about to be put is not put: its step begins anew once the customer comes back to it. */
function reopened(
  runtime: Runtime,
  { flow, state, step: asking, channel: code, startedAs }: OpenQuestion,
  step: CompiledStep,
  words: { readonly title?: string; readonly text: string },
): Moved {
  const channel = runtime.channels.byCode(code);
  if (channel === undefined) throw new Error('a proposal belongs to a channel that is not loaded');
  const unasked = withStep(state, asking.slug, { status: 'init', asked: null, result: {} });
  return reopenStep(flow, unasked, step, environmentOf(runtime, channel, startedAs), words);
}

/** The question with the figures of the day, where they are not those that were signed. */
export function withFiguresOfTheDay(words: JsonObject, { state, step }: OpenQuestion): JsonObject {
  const { oferta } = stepState(state, step.slug).result;
  return isRecord(oferta) && oferta.quote !== undefined ? { ...words, quote: oferta.quote } : words;
}
