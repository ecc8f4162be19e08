import type { FieldDefinition, StepDefinition } from '../definition.ts';
import { keyOf } from '../form/compile.ts';
import { isLocked } from '../form/initial.ts';
import type { StepKind } from '../step.ts';

/** An answer that the customer may write; where its field stands in the step, null where the kind brings it. */
interface Written {
  readonly key: string;
  readonly at: number | null;
}

export const writtenIn = ({ fields = [] }: StepDefinition, kind: StepKind | undefined): readonly Written[] => [
  ...fields.flatMap((field, at) => (isWritten(field) ? [{ key: keyOf(field), at }] : [])),
  ...(kind?.fields ?? []).flatMap((field) => (isWritten(field) ? [{ key: keyOf(field), at: null }] : [])),
];

/** The answers that what a kind gives is of. */
export const answersOf = ({ restsOn, needs }: StepKind): readonly string[] => restsOn ?? needs?.answers ?? [];

const isWritten = (field: FieldDefinition): boolean => field.hidden !== true && !isClosed(field);

/** Nobody writes it, and no answer does: it shows what was checked. */
function isClosed(field: FieldDefinition): boolean {
  const { conditionals = [] } = field;
  const isSet = conditionals.some(({ type }) => type === 'standard');
  const isShut = conditionals.some((one) => one.type === 'readOnly' && one.activateWhenHasProposal);
  return !isSet && (isLocked(field) || isShut);
}
