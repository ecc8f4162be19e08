import type { Result } from '@passo/domain';
import type { Json } from '../json.ts';
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

/** What was typed as it will be kept: as it came back if it were sent now. The same where nothing changes. */
export function settled(field: KnownField, value: string): unknown {
  const sent = travelling(field, value);
  const read = sent === undefined ? undefined : readTravelled(field, sent);
  return read?.ok === true ? read.value : value;
}
