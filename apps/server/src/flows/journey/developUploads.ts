import type { ProblemCode } from '@passo/domain';
import { ProblemError } from '../../platform/problemError.ts';
import type { SealedDocument } from '../../ports/storage/storage.ts';
import type { Owner } from '../../workers/line.ts';
import type { PhotoFault } from '../../workers/remakePhoto.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { NamedUpload } from './uploads.ts';

const faults: Readonly<Record<PhotoFault, readonly [ProblemCode, string]>> = {
  notImage: ['upload.notImage', 'Envie uma foto: este arquivo não é uma imagem.'],
  tooSmall: ['upload.tooSmall', 'A foto é pequena demais para ler. Tire outra mais de perto.'],
  unreadable: ['upload.unreadable', 'Não conseguimos abrir a foto. Tire outra e tente de novo.'],
};

/**
 * The photos of a submit that the journey takes, each made anew by a worker, so that nothing of the original file (scripts,
 * metadata, place) is kept, and sealed for the change that accepts them. One that cannot be read keeps all from being stored.
 */
export async function developUploads(
  runtime: Runtime,
  proposal: string,
  slug: string,
  { uploads, owner }: { readonly uploads: readonly NamedUpload[]; readonly owner: Owner },
): Promise<readonly SealedDocument[]> {
  const photos: { readonly id: string; readonly name: string; readonly content: Buffer }[] = [];
  for (const { id, field, name, content } of uploads) {
    const remade = await runtime.photos.remake(content, owner);
    if (!remade.ok) {
      const [code, message] = faults[remade.fault];
      throw new ProblemError(code, { errors: [{ field, message }] });
    }
    photos.push({ id, name, content: Buffer.from(remade.content) });
  }
  return Promise.all(
    photos.map((photo) => runtime.storage.seal({ ...photo, proposal, slug, mediaType: 'image/jpeg' })),
  );
}
