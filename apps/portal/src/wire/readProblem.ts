import { browserProblems, severeTitle, UNSTABLE } from '@passo/domain/problem/browserProblems.ts';
import { isRecord } from '@passo/engine/json.ts';
import type { WireProblem } from './problem.ts';

/** Words of browsers and databases that say nothing to a customer. */
const technical = /writeconflict|script error|network ?error|failed to fetch|load failed|importing a module script/i;

const calm = (message: string): string => (technical.test(message) ? UNSTABLE : message);

/** Reads the body of a failed answer: our own shape, `{fieldName, errorMessage}` lists, and nested STATUS/ERROS/ERRO. */
export function readProblem(status: number, body: unknown): WireProblem {
  const given = isRecord(body) ? body : {};
  const errors = given.errors;
  const hints = isRecord(errors) ? errors : {};
  const fields = fieldsIn(errors);
  const name = typeof given.name === 'string' ? given.name : 'unknown';
  const severe = status >= 500 || given.status === 'INTERNAL_SERVER_ERROR';
  return {
    name,
    status,
    ...(severe && { title: severeTitle }),
    message: isQuietConflict(status, hints) ? '' : calm(messageOf(given, hints)),
    fields,
    hints,
  };
}

/** A 404 whose errors say CONFLICT is shown as nothing (1-flow, 8). */
const isQuietConflict = (status: number, hints: Readonly<Record<string, unknown>>): boolean =>
  status === 404 && hints.status === 'CONFLICT';

function messageOf(body: Readonly<Record<string, unknown>>, hints: Readonly<Record<string, unknown>>): string {
  const nested = [...nestedMessages(body), ...nestedMessages(hints)];
  if (nested.length > 0) return nested.join(' | ');
  const own = hints.errorMessage ?? body.message;
  return typeof own === 'string' && own !== '' ? own : browserProblems.unknown.message;
}

const branches = ['STATUS', 'ERROS', 'ERRO'] as const;

function nestedMessages(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(nestedMessages);
  if (!isRecord(value)) return [];
  const own = typeof value.MENSAGEM === 'string' ? [value.MENSAGEM] : [];
  return [...own, ...branches.flatMap((branch) => nestedMessages(value[branch]))];
}

function fieldsIn(errors: unknown): WireProblem['fields'] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).flatMap((error) => {
    const field = error.field ?? error.fieldName;
    const message = error.message ?? error.errorMessage;
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
