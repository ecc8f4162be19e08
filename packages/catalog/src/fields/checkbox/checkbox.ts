import { fail, ok } from '@passo/domain';
import { defineField, messages } from '@passo/engine';

/** A box to tick. Unticked is an answer (`false`), but not one that satisfies `required`. */
export const checkbox = defineField<boolean>({
  control: 'checkbox',
  longest: () => 5,
  substitutesLabel: false,
  read: (wire) => (typeof wire === 'boolean' ? ok(wire) : fail(messages.invalid)),
  send: (ticked) => ticked,
  format: (ticked) => (ticked ? 'Sim' : 'Não'),
  isEmpty: (ticked) => !ticked,
  initial: (_field, given) => given ?? false,
});
