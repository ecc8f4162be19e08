import { isOperation, standingOf } from '@passo/catalog';
import type { ProposalOnWire } from '@passo/contract';
import {
  factsOf,
  isEndorsed,
  isSigned,
  own,
  reaches,
  stepState,
  toldBy,
  type CompiledFlow,
  type CompiledStep,
  type FieldBounds,
  type JourneyState,
  type JsonObject,
  type StepState,
} from '@passo/engine';
import type { FlowVersion } from '../../channels/channel.ts';
import type { DataRequestRow } from '../../repositories/dataRequestRepository.ts';
import { confirmedContacts } from '../contact/confirmed.ts';
import { noticeAt } from './notice.ts';
import { refusalOnWire } from './refusal.ts';
import { mergedTexts } from './stepView.ts';
import { waitOf } from './waits.ts';

export type ProposalSource = {
  readonly id: string;
  readonly version: FlowVersion;
  readonly state: JourneyState;
  readonly revision: number;
};

/** The proposal as the proven device sees it; a review of its refusal is told where it was looked for (`shownProposal`). */
export function proposalOnWire(
  { id, version, state, revision }: ProposalSource,
  review?: DataRequestRow | null,
): ProposalOnWire {
  const { flow } = version;
  const reached = flow.steps.filter(({ slug }) => slug === state.currentStep || Object.hasOwn(state.steps, slug));
  return {
    _id: id,
    currentStep: state.currentStep,
    reviewStep: null,
    selfContract: collect(reached, ({ slug }) => nonEmpty(stepState(state, slug).answers)),
    stepStatus: collect(reached, ({ slug }) => stepState(state, slug).status),
    revision,
    systemicValue: systemicValue(id),
    situation: state.situation,
    selfContractFeature: null,
    data: {
      shown: collect(reached, (step) => shownOf(flow, state, step)),
      notices: collect(reached, (step) => noticeAt(state, step)),
      headings: collect(reached, ({ slug }) => headingOf(stepState(state, slug))),
      inconsistencies: collect(reached, ({ slug }) => stepState(state, slug).inconsistency ?? undefined),
      known: collect(reached, (step) => sourceOf(flow, state, step)),
      beneath: collect(reached, ({ slug }) => stepState(state, slug).beneath),
      bounds: collect(reached, (step) => boundsFor(flow, state, step)),
      retryable: reached.map(({ slug }) => slug).filter((slug) => stepState(state, slug).retryable),
      end: state.end,
      refusal: refusalOnWire(flow, state, review),
      endorsed: isEndorsed(flow, state),
      signed: isSigned(flow, state),
      seller: version.seller,
      waits: collect(reached, (step) => (state.end === null ? waitOf(flow, state, step) : undefined)),
      tellsByWhatsapp: tellsByWhatsapp(flow, state),
      standing: [...new Set(flow.steps.flatMap((step) => standingWords(state, step)))],
    },
  };
}

/** Null where the contact that was confirmed last is no phone, or none was. */
function tellsByWhatsapp(flow: CompiledFlow, state: JourneyState): boolean | null {
  const contact = confirmedContacts(flow, state).at(-1);
  return contact !== undefined && reaches('whatsapp', contact) ? state.tellBy === 'whatsapp' : null;
}

/** A short name of the proposal for people to say on the phone. Means nothing and opens nothing. */
export const systemicValue = (id: string): string => id.replaceAll('-', '').slice(-8).toUpperCase();

function collect<Value>(
  steps: readonly CompiledStep[],
  of: (step: CompiledStep) => Value | undefined,
): Record<string, Value> {
  const entries = steps.flatMap((step): [string, Value][] => {
    const value = of(step);
    return value === undefined ? [] : [[step.slug, value]];
  });
  return Object.fromEntries(entries);
}

/** A heading is nothing without its notice. */
const headingOf = ({ notice, heading }: StepState): string | undefined =>
  notice === null ? undefined : (heading ?? undefined);

/** Who told what stands in a step that nobody is known to have sent, in the words of the flow or of the kind that asked; undefined where it begins with more. */
function sourceOf(flow: CompiledFlow, state: JourneyState, step: CompiledStep): string | undefined {
  const asked = toldBy(flow, state, step);
  return asked && isToldWhole(state, step) ? mergedTexts(asked).success?.source : undefined;
}

/** Whether the form adds nothing by itself, which nobody has told. */
const isToldWhole = (state: JourneyState, { slug, form }: CompiledStep): boolean =>
  form.fields.every(
    ({ key, definition }) =>
      definition.defaultValue === undefined || own(stepState(state, slug).answers, key) !== undefined,
  );

const nonEmpty = (answers: JsonObject): JsonObject | undefined =>
  Object.keys(answers).length > 0 ? answers : undefined;

/** What this step has left standing outside, in words. */
function standingWords(state: JourneyState, { slug, kind }: CompiledStep): readonly string[] {
  const { status, retryable } = stepState(state, slug);
  const operation = kind.call?.operation ?? '';
  if (!isOperation(operation) || status === 'init') return [];
  const { stands, words } = standingOf(operation);
  const waits = status === 'waiting' || status === 'review';
  const granted = ['success', 'finished'].includes(status) || retryable;
  return words !== undefined && (waits || (granted && stands === 'kept')) ? [words] : [];
}

function shownOf(flow: CompiledFlow, state: JourneyState, step: CompiledStep): JsonObject | undefined {
  return step.kind.shows?.(stepState(state, step.slug).result, factsOf(flow, state, step.index + 1));
}

function boundsFor(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
): Record<string, FieldBounds> | undefined {
  return step.kind.bounds?.(factsOf(flow, state, step.index));
}
