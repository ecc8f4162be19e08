import { fail, ok } from '@passo/domain';
import { defineField, isRecord } from '@passo/engine';

/**
 * A photo: taken or chosen on the device (`file`, opaque to everybody but the control), or already stored (`document`).
 * The file itself travels beside the JSON.
 */
interface Image {
  readonly document?: string;
  readonly file?: unknown;
  readonly name: string;
}

/** What the camera is pointed at: a `face` turns it round. */
const guides = ['face', 'document'] as const;

export const imageCapture = defineField<Image>({
  control: 'image',
  longest: () => 320,
  upload: true,
  icons: { names: guides },
  requiredMessage: 'Envie esta foto para continuar.',
  read: (wire) => {
    if (!isRecord(wire) || typeof wire.document !== 'string') return fail('Envie a foto de novo.');
    return ok({ document: wire.document, name: typeof wire.name === 'string' ? wire.name : 'foto' });
  },
  send: ({ document, name }) => (document === undefined ? { name } : { document, name }),
  format: ({ name }) => name,
  plain: ({ document }) => document ?? 'nova',
});
