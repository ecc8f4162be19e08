import type { FieldDefinition, Json, JsonObject } from '@passo/engine';
import { expect } from 'vitest';
import type { Host } from './host.ts';
import type { Forgery } from './person.ts';

type Verdict = ReturnType<Host['judged']>;
type Keys = readonly string[];

const keyOf = ({ key, uniqueKey }: FieldDefinition): string => uniqueKey ?? key;

/** The same submit with one change on the wire is refused where it shows, or changes nothing of what is kept. */
export function forge(host: Host, honest: Verdict, { what, field, wire }: Forgery, counts: { forged: number }): void {
  const sent = host.sent();
  const { form, fields } = host;
  const answering = fields.filter(
    ({ key, component }) => form.view(key) !== undefined && component !== 'button' && component !== 'mensagem',
  );
  const pick = (keys: Keys): string | undefined => keys[field % Math.max(1, keys.length)];
  const where = (holds: (definition: FieldDefinition, key: string) => boolean): Keys =>
    answering.filter((definition) => holds(definition, keyOf(definition))).map(keyOf);
  const writable = where((_, key) => form.view(key)?.visible === true && form.view(key)?.readOnly === false);
  const held = new Set(form.heldKeys());
  const definitionOf = (key: string) => answering.find((one) => keyOf(one) === key);

  const changesNothing = (key: string | undefined): void => {
    if (key === undefined) return;
    counts.forged += 1;
    const forged = host.judged(withKey(sent, key, wire));
    expect(forged.answers).toEqual(honest.answers);
  };
  const isRefused = (key: string | undefined, value: Json): void => {
    if (key === undefined) return;
    counts.forged += 1;
    const forged = host.judged(withKey(sent, key, value));
    expect(forged.problems.map((problem) => problem.field.split('.')[0])).toContain(key);
  };

  const forgeries: Record<Forgery['what'], () => void> = {
    foreign: () => {
      counts.forged += 1;
      expect(host.judged(withKey(sent, 'intrusa', wire)).unknown).toEqual(['intrusa']);
    },
    hidden: () => changesNothing(pick(where((_, key) => form.view(key)?.visible === false && !held.has(key)))),
    held: () => changesNothing(pick([...held])),
    locked: () =>
      changesNothing(pick(where((_, key) => form.view(key)?.visible === true && form.view(key)?.readOnly === true))),
    tooLong: () =>
      isRefused(pick(writable.filter((key) => definitionOf(key)?.component !== 'list')), 'x'.repeat(6_000)),
    wrongType: () => isRefused(pick(writable), { deep: [[{ of: null }]] }),
    unlisted: () =>
      isRefused(
        pick(
          writable.filter(
            (key) =>
              ['select', 'radio', 'radioChip'].includes(definitionOf(key)?.component ?? '') &&
              (definitionOf(key)?.values ?? []).length > 0,
          ),
        ),
        { value: 'nao-listada', label: 'Forjada' },
      ),
    tooMany: () =>
      isRefused(
        pick(writable.filter((key) => definitionOf(key)?.component === 'list')),
        Array.from({ length: 2_000 }, () => ({})),
      ),
  };
  forgeries[what]();
}

const withKey = (sent: JsonObject, key: string, value: Json): JsonObject =>
  Object.fromEntries([...Object.entries(sent).filter(([name]) => name !== key), [key, value]]);
