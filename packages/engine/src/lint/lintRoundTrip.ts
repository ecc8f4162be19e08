import { maskExamples } from '@passo/domain/maskExamples.ts';
import { isMaskName } from '@passo/domain';
import type { FieldDefinition } from '../definition.ts';
import { canonical, isEmptyAnswer, own } from '../json.ts';
import type { AnswerFormat, FieldKind, FormatCatalog } from '../kind.ts';
import { answersTo, hasOwnMask, isAnswer } from './answers.ts';
import { type Finding, type Findings, shortened } from './finding.ts';
import { remembered } from './remembered.ts';

/**
 * An answer that travels comes back as it stood: proven on examples of the mask and on answers drawn for the kind. A format of texts is
 * applied to whatever is typed, so one that changes an answer would keep another one than the person saw.
 */
export function* lintRoundTrip(
  field: FieldDefinition,
  path: string,
  kind: FieldKind,
  formats: FormatCatalog,
): Findings {
  if (kind.answers === false || kind.repeats !== undefined || kind.upload === true) return;
  const name = field.format?.send;
  const format = name === undefined ? undefined : own(formats, name);
  if (isMaskName(field.mask) && !takesExample(field, kind, maskExamples[field.mask].example)) {
    yield { ...unanswerable(field, path), ...removeIt };
    return;
  }
  if (hasOwnMask(kind, field)) return;
  if (format === undefined && field.mask === undefined) return;
  const loss = firstLoss(kind, format ?? noFormat, field);
  if (loss === null) return;
  const by = format === undefined ? (field.mask ?? '') : (name ?? '');
  yield { path: `${path}.${format === undefined ? 'mask' : 'format.send'}`, message: told(by, loss), ...removeIt };
}

const removeIt = { suggestion: 'remove it', fix: { type: 'remove' } } as const;

/** What is typed under the mask is no answer to the kind: nobody could go on. */
function takesExample(field: FieldDefinition, kind: FieldKind, example: string): boolean {
  if (kind.text === undefined) return true;
  const free = { ...field, dateValidation: [] };
  const read = kind.read(example, free);
  return read.ok && isAnswer(kind, free, read.value);
}

const unanswerable = ({ mask = '', component }: FieldDefinition, path: string): Finding => ({
  path: `${path}.mask`,
  message: `what is typed under the mask "${mask}" is no answer to a ${component}`,
});

/** An answer, and what came of it; null where what came is refused. */
interface Loss {
  readonly typed: string;
  readonly kept: string | null;
}

const told = (by: string, { typed, kept }: Loss): string =>
  kept === null
    ? `"${by}" turns the answer "${shortened(typed)}" into one that is refused`
    : `"${by}" turns the answer "${shortened(typed)}" into "${shortened(kept)}"`;

/** Nobody is told by the blanks around a text. */
const tidy = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const noFormat = { write: undefined };

/** The first good answer that does not come back as it was; null where all do. Hundreds are drawn: more work than all else of a field. */
const firstLoss = remembered(findLoss);

function findLoss(kind: FieldKind, formatOrNone: AnswerFormat | typeof noFormat, field: FieldDefinition): Loss | null {
  const asked = { kind, definition: field };
  const format = formatOrNone.write === undefined ? undefined : formatOrNone;
  for (const { value } of answersTo(kind, field)) {
    const sent = kind.send(value, field);
    if (sent === undefined || isEmptyAnswer(sent)) continue;
    const travels = format === undefined ? sent : format.write(asked, sent, typeof value === 'string');
    const back = format === undefined ? kind.read(travels, field) : format.read(asked, travels);
    const typed = kind.format(value, field);
    if (!back.ok || !isAnswer(kind, { ...field, dateValidation: [] }, back.value)) return { typed, kept: null };
    const isSame =
      canonical(tidy(back.value)) === canonical(tidy(value)) || format?.tidies?.(value, back.value) === true;
    if (!isSame) return { typed, kept: kind.format(back.value, field) };
  }
  return null;
}
