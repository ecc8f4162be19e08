import type { StepOnWire } from '@passo/contract';
import {
  secondsOf,
  stepState,
  stepStatuses,
  type CompiledStep,
  type FieldDefinition,
  type JourneyState,
  type StepDefinition,
  type StepKind,
} from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { isQuiet } from './waits.ts';

/** A step as it travels: the flow's words over the kind's, and the fields that the kind brings along. */
export function stepOnWire(step: CompiledStep, channel: Channel, state: JourneyState | null): StepOnWire {
  const { definition, kind, index, slug } = step;
  const fields = [...(definition.fields ?? []), ...(kind.fields ?? [])];
  return {
    _id: definition._id ?? slug,
    slug,
    name: definition.name,
    ...wordsOf(definition),
    order: index,
    state: state === null ? 'init' : stepState(state, slug).status,
    stepType: { _id: definition.stepType, label: kind.label, slug: definition.stepType, unique: kind.unique },
    view: kind.view,
    ...mannersOf(kind),
    ...(isQuiet(step) && { quiet: true }),
    seconds: secondsOf(step),
    texts: mergedTexts(step),
    advances: kind.advances,
    fields: fields.map(withoutLists),
    tokenValidationMethods: [...(definition.tokenValidationMethods ?? [])],
    enableProposalRestartAtThisStep: definition.enableProposalRestartAtThisStep === true,
    requiredReview: definition.requiredReview === true,
    metaProductBankId: metaProductBankId(channel),
    notAllowedToReturnFromHere: definition.notAllowedToReturnFromHere === true,
  };
}

/** Options that come from a resource are fetched when the step is opened, not with the first load. */
function withoutLists({ values, subFields, ...field }: FieldDefinition): FieldDefinition {
  return {
    ...field,
    ...(values !== undefined && field.resource === undefined && { values }),
    ...(subFields !== undefined && { subFields: subFields.map(withoutLists) }),
  };
}

export const metaProductBankId = ({ settings: { product, bank } }: Channel): string => `${product}-${bank}`;

/** What a step says in each of its states: the flow's words over the kind's. */
export function mergedTexts({ definition, kind }: CompiledStep): StepOnWire['texts'] {
  const own = definition.texts ?? {};
  const present = stepStatuses.filter((status) => kind.texts[status] !== undefined || own[status] !== undefined);
  return Object.fromEntries(present.map((status) => [status, { ...kind.texts[status], ...own[status] }]));
}

/** What the flow says of the step, where it says it. */
const wordsOf = ({ title, description, why, image, buttonText }: StepDefinition) => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
  ...(why !== undefined && { why }),
  ...(image !== undefined && { image }),
  ...(buttonText !== undefined && { buttonText }),
});

const mannersOf = ({ illustration, asks, pollSeconds, signs }: StepKind) => ({
  ...(illustration !== undefined && { illustration }),
  ...(asks !== undefined && { asks }),
  ...(pollSeconds !== undefined && { pollSeconds }),
  ...(signs === true && { signs }),
});
