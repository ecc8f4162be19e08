import { ok } from '@passo/domain';
import { defineField } from '@passo/engine';

/** A message among the fields; with a `title` alone, the heading of those below it. It shows and never answers. */
export const mensagem = defineField<null>({
  control: 'message',
  answers: false,
  read: () => ok(null),
  send: () => undefined,
  format: () => '',
});
