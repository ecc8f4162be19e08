import { isRecord, readable, type JsonObject } from '@passo/engine';
import { chosenCode, type IsCode } from '../ports/guideCodes.ts';

/** An entry of the FIPE price guide. The code is empty where it was typed by hand: a look-up that fails never blocks. */
export interface GuideEntry {
  readonly code: string;
  readonly label: string;
  /** The code was chosen, and nobody has told its words so far: it is asked about when it is sent again, and counts for nothing. */
  readonly untold?: true;
}

/** Longer than the longest name of a model; a text beyond it is none. */
const LONGEST = 120;

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** From the wire: `{ value, label }`, with `chosen` where nobody has told the code so far, or the words alone as a person types them. */
export function readEntry(wire: unknown, isCode: IsCode): GuideEntry | undefined {
  if (isName(wire)) return { code: '', label: wire };
  if (!isRecord(wire) || !isName(wire.label) || !isName(wire.value)) return undefined;
  const { value, chosen, label } = wire;
  return value === '' && isCode(chosen) ? { code: chosen, label, untold: true } : { code: value, label };
}

/** To the wire. A code that nobody has told is no `value`, which is what others go by. */
export const sendEntry = ({ code, label, untold }: GuideEntry) =>
  untold === true && code !== ''
    ? { value: '', label: readable(label), chosen: code }
    : { value: readable(code), label: readable(label) };

/** What says that nobody told the entry, and keeps what to ask by. */
export function untoldCode(entry: JsonObject, isCode: IsCode): { readonly value: ''; readonly chosen?: string } {
  const chosen = chosenCode(entry, isCode);
  return { value: '', ...(chosen !== undefined && { chosen }) };
}
