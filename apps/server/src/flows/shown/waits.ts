import { holdsUntil } from '@passo/catalog';
import { isCalendarDate, addDays, type CalendarDate } from '@passo/domain';
import type { ProposalOnWire } from '@passo/contract';
import {
  cancelJourney,
  factsOf,
  isSigned,
  isRecord,
  stepState,
  type CompiledFlow,
  type CompiledStep,
  type JourneyState,
  type Waiting,
} from '@passo/engine';
import { businessDaysAfter } from '@passo/finance';

type Wait = NonNullable<ProposalOnWire['data']['waits']>[string];

/** A person of the partner looks at it, wherever the kind says nothing else. */
const REVIEW: Waiting = { for: 'team', businessDays: 1 };

/** Whom a step waits for; undefined where it does not wait, or for a service that should answer at once. */
function waitingOf({ kind, definition }: CompiledStep, status: string): Waiting | undefined {
  const of = kind.waits ?? (status === 'review' ? REVIEW : undefined);
  const { answersInBusinessDays: own } = definition;
  return of === undefined || own === undefined ? of : { ...of, businessDays: own };
}

/** Whether a step asks nothing of the customer and takes no time that they notice. */
export const isQuiet = ({ kind, definition, form }: CompiledStep): boolean =>
  kind.view === 'panel' &&
  kind.asks === 'onEnter' &&
  form.fields.length === 0 &&
  kind.advances === 'byItself' &&
  (kind.waits === undefined || (definition.answersInBusinessDays ?? kind.waits.businessDays) === 0);

/**
 * What a step's wait comes to, in days of São Paulo, reckoned from the day on which it began; undefined where it does not wait. One that
 * began before days were kept says nothing.
 */
export function waitOf(flow: CompiledFlow, state: JourneyState, step: CompiledStep): Wait | undefined {
  const { status, since, notice } = stepState(state, step.slug);
  if ((status !== 'waiting' && status !== 'review') || since === undefined) return undefined;
  const of = waitingOf(step, status);
  const endsOn = step.kind.patience === undefined ? null : addDays(since, step.kind.patience.giveUpAfterDays);
  const days = of === undefined ? 0 : of.businessDays;
  // Whoever is waited for named a day of their own, in their words.
  const said = status === 'waiting' && notice !== null ? daySaidBy(state, step) : null;
  const until = said ?? (days === undefined ? (endsOn ?? since) : businessDaysAfter(since, days));
  return {
    ...{ for: of?.for ?? null, name: of === undefined ? null : nameOf(flow, state, of.for) },
    ...{ since, until, minutes: days === 0, endsOn },
    signedUntil: signedUntil(flow, state, step),
    ahead: aheadOf(flow, step, until),
    mayGiveUp: cancelJourney(state).ok,
  };
}

/** Only before the money is asked for can a late answer make a signature void. */
function signedUntil(flow: CompiledFlow, state: JourneyState, { index }: CompiledStep): CalendarDate | null {
  const isPaidLater = flow.steps.slice(index + 1).some(({ kind }) => kind.call?.pays === true);
  return isPaidLater && isSigned(flow, state) ? holdsUntil(factsOf(flow, state, index)) : null;
}

/** The day that a lender announced for the payment; null where none was. */
function daySaidBy(state: JourneyState, { slug }: CompiledStep): CalendarDate | null {
  const { pagamentoAnunciado: announced } = stepState(state, slug).result;
  const day: unknown = isRecord(announced) ? announced.paidOn : null;
  return isCalendarDate(day) ? day : null;
}

/** By which day each later step is promised, up to the first that the customer has to do something at. */
function aheadOf(flow: CompiledFlow, { index }: CompiledStep, from: CalendarDate): Readonly<Record<string, string>> {
  const ahead: [string, string][] = [];
  let day = from;
  for (const step of flow.steps.slice(index + 1)) {
    if (isQuiet(step)) continue;
    const days = waitingOf(step, 'waiting')?.businessDays;
    if (days === undefined || step.kind.asks !== 'onEnter') break;
    day = businessDaysAfter(day, days);
    ahead.push([step.slug, day]);
  }
  return Object.fromEntries(ahead);
}

function nameOf(flow: CompiledFlow, state: JourneyState, who: Waiting['for']): string | null {
  const { answers, results } = factsOf(flow, state);
  if (who === 'employer') return textIn(answers.empregador, 'name') ?? textIn(answers.orgao, 'label');
  if (who !== 'lender') return null;
  const { oferta } = results;
  return textIn(isRecord(oferta) ? oferta.lender : null, 'name');
}

function textIn(from: unknown, key: string): string | null {
  const value = isRecord(from) ? from[key] : null;
  return typeof value === 'string' && value !== '' ? value : null;
}
