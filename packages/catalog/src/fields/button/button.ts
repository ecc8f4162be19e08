import { ok } from '@passo/domain';
import { defineField } from '@passo/engine';
import { buttonIcons } from './icons.ts';

/** Opens an address, or submits the form. It shows and never answers. */
export const button = defineField<null>({
  control: 'button',
  answers: false,
  icons: { names: buttonIcons, pictures: true },
  substitutesLabel: false,
  acts: ({ url, resource, submit }) => url !== undefined || resource !== undefined || submit === true,
  read: () => ok(null),
  send: () => undefined,
  format: () => '',
});
