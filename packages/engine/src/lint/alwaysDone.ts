import type { FieldDefinition, StepDefinition } from '../definition.ts';
import type { Catalog } from '../journey/flow.ts';
import { own } from '../json.ts';
import type { StepKind } from '../step.ts';

/** Whether nobody gets past the step: one that may be left out, or dropped by an answer, or whose photos may, proves nothing. */
export function isAlwaysDone(
  { fields = [] }: StepDefinition,
  { skippable, fields: brought = [] }: StepKind,
  catalog: Catalog,
): boolean {
  const kindOf = ({ component }: FieldDefinition) => own(catalog.fields, component);
  const photos = fields.filter((field) => kindOf(field)?.upload === true);
  // Only where a field hangs on answers is a step without a visible one dropped.
  const stays = fields.some(({ conditionals = [] }) => conditionals.length > 0)
    ? (field: FieldDefinition) => isAlwaysAsked(field) && isNeverHeld(field) && kindOf(field)?.shows === undefined
    : isAlwaysAsked;
  const isDropped = fields.length > 0 && ![...fields, ...brought].some(stays);
  return skippable === undefined && !isDropped && photos.every(isAlwaysAsked);
}

const isAlwaysAsked = ({ conditionals = [], hidden }: FieldDefinition): boolean =>
  conditionals.length === 0 && hidden !== true;

/** What was answered before, or waits for another answer, may not be there either. */
const isNeverHeld = ({ hiddenOnFilled, dependencies = [] }: FieldDefinition): boolean =>
  hiddenOnFilled !== true && dependencies.length === 0;
