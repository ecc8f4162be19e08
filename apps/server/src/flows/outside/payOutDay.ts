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
  const { state, step } = open;
  const here: Moved = { ok: true, state, effects: [] };
  const found = holdsToday(runtime, open);
  if (found === 'asSigned') return here;
  if (found === 'nothing') return signAgain(runtime, open);
  const { result } = stepState(state, step.slug);
  const kept = { ...result, oferta: found, ofertaAssinada: signedIn(open) };
  return { ...here, state: withStep(state, step.slug, { ...PUT_OFF, result: kept }) };
}

/** The journey before a deduction is registered for a contract: back at the offer where the money cannot go out by it any more. */
export function onConfirming(runtime: Runtime, open: OpenQuestion): Moved {
  const isLapsed = holdsToday(runtime, open) === 'nothing';
  return isLapsed ? signAgain(runtime, open) : { ok: true, state: open.state, effects: [] };
}

const signedIn = ({ flow, state, step }: OpenQuestion) => factsOf(flow, state, step.index).results.oferta ?? null;

/** What of the contract holds if the money goes out today. What may have been paid already is asked for again as it was. */
export function holdsToday(runtime: Pick<Runtime, 'clock'>, open: OpenQuestion): ReturnType<typeof holdsOn> {
  const { flow, state, step } = open;
  if (offeringStep(open) === undefined || stepState(state, step.slug).called === true) return 'asSigned';
  return holdsOn(signedIn(open), flow, factsOf(flow, state, step.index), today(runtime.clock.now()));
}

/** Back at the offer; what was signed is kept with the payment, to be shown beside what takes its place. */
export function signAgain(runtime: Runtime, open: OpenQuestion): Moved {
  const offering = offeringStep(open);
  const back = offering && reopened(runtime, open, offering, { title: SIGN_AGAIN, text: LATE });
  if (back === undefined) return { ok: true, state: open.state, effects: [] };
  const paying = open.flow.steps.find(({ kind }) => kind.call?.pays === true) ?? open.step;
  return { ...back, state: withStep(back.state, paying.slug, { result: { ofertaAssinada: signedIn(open) } }) };
}

/**
 * The journey before an offer is reserved or written: back at it where it is none that this person may sign any more, or where no money can go
 * out today by what would be signed.
 */
export function onWriting(runtime: Runtime, open: OpenQuestion): Moved {
  const { flow, state, step } = open;
  const here: Moved = { ok: true, state, effects: [] };
  const offering = offeringStep(open);
  const facts = factsOf(flow, state, step.index);
  if (offering === undefined) return here;
  const codes = wrongOnDay(facts.results.oferta, flow, facts, today(runtime.clock.now()));
  const isVain = step.kind.call?.operation === 'documents.contract' && holdsToday(runtime, open) === 'nothing';
  if (codes.length === 0 && !isVain) return here;
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
