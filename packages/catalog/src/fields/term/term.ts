import { fail, ok } from '@passo/domain';
import { defineField, messages } from '@passo/engine';

/** A consent: unticked until the person ticks it or agrees in the drawer. A refused optional one is sent as `false`. */
export const term = defineField<boolean>({
  control: 'term',
  longest: () => 5,
  substitutesLabel: false,
  ownAnswerOnly: true,
  requiredMessage: 'Os termos devem ser aceitos antes de continuar sua proposta.',
  read: (wire) => (typeof wire === 'boolean' ? ok(wire) : fail(messages.invalid)),
  send: (accepted) => accepted,
  format: (accepted) => (accepted ? 'Aceito' : 'Recusado'),
  isEmpty: (accepted) => !accepted,
  initial: (_field, given) => given ?? false,
});
