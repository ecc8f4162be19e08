import type { Result } from '@passo/domain';
import { canonical, type Json } from '../json.ts';
import type { KnownField } from './compile.ts';

/** The answer as it travels: through the kind, and through `format.send` where the definition names one. */
export function travelling(field: KnownField, value: unknown): Json | undefined {
  const { kind, send, definition } = field;
  const sent = kind.send(value, definition);
  return send === undefined || sent === undefined ? sent : send.write(field, sent, typeof value === 'string');
}

/** What a form sent, as the kind holds it. */
export const readTravelled = (field: KnownField, wire: Json): Result<unknown, string> =>
  field.send === undefined ? field.kind.read(wire, field.definition) : field.send.read(field, wire);

/** What was typed as it will be kept: as it came back if it were sent now. The very same where nothing changes. */
export function settled(field: KnownField, value: unknown): unknown {
  const { kind, definition } = field;
  const isText = typeof value === 'string';
  const sent = isText ? travelling(field, value) : kind.send(value, definition);
  if (sent === undefined) return value;
  const read = isText ? readTravelled(field, sent) : kind.read(sent, definition);
  return read.ok && canonical(read.value) !== canonical(value) ? read.value : value;
}
