import { ProblemError } from '../../platform/problemError.ts';
import type { Visitor } from '../access/access.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { copyOf, type DataCopy } from './copy.ts';
import { copyPaper } from './copyPaper.ts';
import { requireFreshCode } from './myDataAccess.ts';

interface DataFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

const FILES_PER_DAY = 20;

const formats: Readonly<
  Record<string, { readonly mediaType: string; write(runtime: Runtime, copy: DataCopy): Promise<Buffer> }>
> = {
  json: { mediaType: 'application/json', write: async (_runtime, copy) => Buffer.from(JSON.stringify(copy, null, 2)) },
  pdf: { mediaType: 'application/pdf', write: ({ writePdf }, copy) => writePdf(copyPaper(copy)) },
};

/** Made anew for each download, and kept nowhere. */
export async function dataFile(runtime: Runtime, visitor: Visitor, asked: string): Promise<DataFile> {
  const format = Object.hasOwn(formats, asked) ? formats[asked] : undefined;
  const access = await requireFreshCode(runtime, visitor);
  if (format === undefined) throw new ProblemError('route.notFound');
  await takeOne(runtime, `my-data-file:${access.proposal.id}`, FILES_PER_DAY, 86_400);
  const content = await format.write(runtime, await copyOf(runtime, access));
  return { name: `meus-dados.${asked}`, mediaType: format.mediaType, content };
}
