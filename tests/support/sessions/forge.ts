import type { FieldDefinition, Json, JsonObject } from '@passo/engine';
import type { Host } from './host.ts';
import type { Forgery } from './person.ts';

type Keys = readonly string[];

/** What a hostile client sends instead of what an honest one would, and what comes of it. */
export interface Forged {
  readonly sent: JsonObject;
  readonly key: string;
  /** Nothing of what is kept, a refusal on the field, or of the name that no field has. */
  readonly changes: 'nothing' | 'refused' | 'unknown';
}

const keyOf = ({ key, uniqueKey }: FieldDefinition): string => uniqueKey ?? key;

/** The same submit with one change on the wire. Undefined where the form has no field of the sort. */
export function forgedOf(host: Host, { what, field, wire }: Forgery): Forged | undefined {
  const { form, fields } = host;
  const answering = fields.filter(
    ({ key, component }) => form.view(key) !== undefined && component !== 'button' && component !== 'mensagem',
  );
  const where = (holds: (definition: FieldDefinition, key: string) => boolean): Keys =>
    answering.filter((definition) => holds(definition, keyOf(definition))).map(keyOf);
  const writable = (holds: (definition: FieldDefinition) => boolean = () => true): Keys =>
    where((one, key) => form.view(key)?.visible === true && form.view(key)?.readOnly === false && holds(one));
  const held = new Set(form.heldKeys());
  const changing =
    (changes: Forged['changes']) =>
    (keys: Keys, value: Json): Forged | undefined => {
      const key = keys[field % Math.max(1, keys.length)];
      return key === undefined ? undefined : { sent: withKey(host.sent(), key, value), key, changes };
    };
  const [nothing, refused] = [changing('nothing'), changing('refused')];
  const isList = ({ component }: FieldDefinition): boolean => component === 'list';
  const isListed = ({ component, values = [] }: FieldDefinition): boolean =>
    ['select', 'radio', 'radioChip'].includes(component) && values.length > 0;

  const forgeries: Record<Forgery['what'], () => Forged | undefined> = {
    foreign: () => changing('unknown')(['intrusa'], wire),
    hidden: () =>
      nothing(
        where((_, key) => form.view(key)?.visible === false && !held.has(key)),
        wire,
      ),
    held: () => nothing([...held], wire),
    locked: () =>
      nothing(
        where((_, key) => form.view(key)?.visible === true && form.view(key)?.readOnly === true),
        wire,
      ),
    tooLong: () =>
      refused(
        writable((one) => !isList(one)),
        'x'.repeat(6_000),
      ),
    wrongType: () => refused(writable(), { deep: [[{ of: null }]] }),
    unlisted: () => refused(writable(isListed), { value: 'nao-listada', label: 'Forjada' }),
    tooMany: () =>
      refused(
        writable(isList),
        Array.from({ length: 2_000 }, () => ({})),
      ),
  };
  return forgeries[what]();
}

const withKey = (sent: JsonObject, key: string, value: Json): JsonObject =>
  Object.fromEntries([...Object.entries(sent).filter(([name]) => name !== key), [key, value]]);
