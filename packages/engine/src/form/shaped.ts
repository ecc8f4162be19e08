import type { Format, Result } from '@passo/domain';
import { canonical, isEmptyAnswer, isJson, type Json } from '../json.ts';
import type { AnswerFormat, AskedField } from '../kind.ts';

/*
 * `format.send` shapes what travels from a form, and nothing else: whoever judges reads it back, and what is kept is what the
 * kind itself sends. So no reader of answers has to know of formats, and nothing that a person saw is lost by one. Fetched with
 * the formats themselves, by the flows that name one.
 */

/** The formats as forms use them. */
export const answerFormats = (formats: Readonly<Record<string, Format>>): Readonly<Record<string, AnswerFormat>> =>
  Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, answerFormat(format)]));

function answerFormat({ shape, back, tidies }: Format): AnswerFormat {
  const shaped = (sent: Json): Json => {
    const result = shape(sent);
    return isJson(result) ? result : sent;
  };

  function read({ kind, definition }: AskedField, wire: Json): Result<unknown, string> {
    const wanted = canonical(wire);
    for (const candidate of [wire, ...(back?.(wire, definition.values ?? []) ?? [])]) {
      const found = kind.read(candidate, definition);
      const sent = found.ok ? kind.send(found.value, definition) : undefined;
      if (sent !== undefined && canonical(shaped(sent)) === wanted) return found;
    }
    return kind.read(wire, definition);
  }

  function write(field: AskedField, sent: Json, typed: boolean): Json {
    const travels = shaped(sent);
    if (travels === sent || typed) return travels;
    // Nothing is no way to send something.
    if (isEmptyAnswer(travels)) return sent;
    const { kind, definition } = field;
    const found = read(field, travels);
    return found.ok && canonical(kind.send(found.value, definition)) === canonical(sent) ? travels : sent;
  }

  const isSame = (one: unknown, other: unknown): boolean => canonical(shape(one)) === canonical(shape(other));
  return { read, write, show: (sent) => shape(sent), ...(tidies === true && { tidies: isSame }) };
}
