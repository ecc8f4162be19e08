import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { formatMoney } from '@passo/domain/money/money.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { messages } from '@passo/engine/form/messages.ts';

/** The key of the amount that is asked for; other amounts are facts, which nobody is offered a better one of. */
export const AMOUNT = 'valorSolicitado';

/** Why nobody can ask for so many centavos in this field, judged by the field's own kind; null where they can. */
export function amountReason(form: Form, key: string, centavos: number): string | null {
  const kind = form.compiled.answersTo.get(key)?.kind;
  const definition = form.definition(key);
  if (kind === undefined || definition === undefined) return null;
  const problem = kind.problem?.(centavos, definition, form.context.today) ?? null;
  if (centavos === 0 && (problem !== null || form.view(key)?.required === true)) return missing(definition);
  return problem === null ? null : limitMet(definition, problem);
}

/** Nothing where an amount has to be: what it may be. */
function missing(definition: FieldDefinition): string | null {
  const { min = 0, max = 0 } = moneyBounds(definition);
  return max > 0 ? `Escreva um valor de ${formatMoney(min)} a ${formatMoney(max)}.` : null;
}

function limitMet(definition: FieldDefinition, problem: string): string {
  const { min = 0, max = 0 } = moneyBounds(definition);
  if (problem === messages.max) return `O máximo para você é ${formatMoney(max)}.`;
  return problem === messages.min ? `O mínimo é ${formatMoney(min)}.` : problem;
}

/**
 * What the form says of an amount (its `error`), with the limit that it meets. Above the most it is said at once: more digits make it
 * no better.
 */
export function withLimit(told: string | undefined, value: unknown, definition: FieldDefinition): string | undefined {
  const { min = 0, max = Infinity } = moneyBounds(definition);
  const error = told ?? (typeof value === 'number' && value > max ? messages.max : undefined);
  if (error === messages.max && max < Infinity) return `${error}: ${formatMoney(max)}.`;
  return error === messages.min && min > 0 ? `${error}: ${formatMoney(min)}.` : error;
}
