import { own, unknownProperty } from '@passo/engine';
import type { z } from 'zod';
import { otherNames } from './otherNames.ts';

/** What each type is called by whoever writes the file. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ string: 'text in quotes', number: 'a number', int: 'a whole number', boolean: 'true or false' },
  ...{ array: 'a list', object: 'an object', record: 'an object' },
};

/** What counts in a limit. */
const UNITS: Readonly<Record<string, string>> = { string: ' letters', array: ' entries' };

/**
 * The words of a mistake that a file of a partner makes against its shape; the shape's own words go before these. Of properties that
 * nobody knows there is a line for each.
 */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknown(key, knownOf(issue.inst))).join('\n');
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return isBlank(issue) ? 'must not be empty' : `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_key':
      return 'is called what nothing here may be called';
    default:
      return issue.input === undefined ? 'is missing' : undefined;
  }
};

const isBlank = ({ origin, minimum }: { readonly origin: string; readonly minimum: number | bigint }): boolean =>
  Object.hasOwn(UNITS, origin) && Number(minimum) === 1;

function unknown(key: string, known: readonly string[]): string {
  const { message, suggestion: near } = unknownProperty('', key, known);
  const suggestion = own(otherNames, key) ?? near;
  return suggestion === undefined ? message : `${message}; ${suggestion}`;
}

/** What the object may hold whose shape complains. */
function knownOf(inst: unknown): readonly string[] {
  const def = (inst as z.core.$ZodType | undefined)?._zod.def;
  return def !== undefined && 'shape' in def ? Object.keys(def.shape as object) : [];
}
