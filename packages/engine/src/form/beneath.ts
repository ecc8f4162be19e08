import { isJsonObject, own, type Json } from '../json.ts';
import type { CompiledField } from './compile.ts';
import type { FormContext } from './context.ts';

/*
 * What lies beneath an answer that a rule gave, by key, kept beside the answers (`StepState.beneath`): `own`, what the person wrote, and
 * `base`, what the proposal held (see `FieldNode`), both as their kind sends them and null where there was nothing. Without a `base` the
 * proposal never had anything of the field but what was imposed. Of a list the same, group by group.
 */

const entryOf = ({ beneath }: FormContext, key: string) => {
  const entry = beneath && own(beneath, key);
  return isJsonObject(entry) ? entry : undefined;
};

/** What the person wrote beneath, as kept; undefined where no rule had given the answer. */
export const ownBeneath = (context: FormContext, key: string): Json | undefined => entryOf(context, key)?.own;

/** What the proposal holds of a field, whatever a rule put over it, as kept. */
export function heldIn(context: FormContext, key: string): Json | undefined {
  const entry = entryOf(context, key);
  return entry === undefined ? own(context.stored, key) : entry.base;
}

/** Whether nothing was ever kept of the field but what a rule imposed: a proposal that exists holds nothing there. */
export const isFree = (context: FormContext, key: string): boolean =>
  ownBeneath(context, key) !== undefined && heldIn(context, key) === undefined;

/** Whether what was written there may be kept aside: a consent is given anew, and a photo is never written down. */
export const carries = ({ answers, kind, definition }: CompiledField): boolean =>
  answers && kind?.upload !== true && definition.term === undefined;
