import { missingIn, unnamedIn } from '@passo/catalog';
import type { Clock } from '@passo/domain';
import { offerShape } from '../lender/offerShape.ts';
import type { PortOf } from '../port.ts';
import type { Storage, StoredDocument } from '../storage/storage.ts';
import type { AcceptedTerms } from './acceptedTerms.ts';
import { writtenBefore } from './contractNumber.ts';
import { contractPaper } from './contractPaper.ts';
import type { CorrespondentOf } from './correspondent.ts';
import { documentIdOf } from './documentId.ts';
import type { WritePdf } from './pdfWriter.ts';

interface WriterParts {
  readonly storage: Pick<Storage, 'put' | 'get'>;
  readonly clock: Clock;
  readonly terms: AcceptedTerms;
  readonly correspondent: CorrespondentOf;
  readonly writePdf: WritePdf;
}

const TIMEOUT_MS = 10_000;
const TRIES = 4;

/**
 * Writes the contract of a chosen offer and keeps it in our storage. Asked again under the same key it answers the
 * contract that is kept, whatever was changed meanwhile: what somebody read and what they sign are the same bytes.
 * An offer that does not say all that a contract must say, also who lends and who sells, is refused; where something that the
 * contract names is not known, its name is told.
 */
export const contractWriter = ({
  storage,
  clock,
  terms,
  correspondent: sellerOf,
  writePdf,
}: WriterParts): PortOf<'documents'> => ({
  'documents.contract': {
    timeoutMs: TIMEOUT_MS,
    tries: TRIES,
    ask: async (question, { key, signal }) => {
      const offer = offerShape.safeParse(question.offer);
      if (!offer.success || unnamedIn(offer.data.lender).length > 0) return { kind: 'refused' };
      const missing = missingIn(question.particulars);
      // Nobody refused anything: whoever goes back and says it goes on.
      if (missing.length > 0) return { kind: 'refused', remake: true, text: missingWords(missing) };
      const [proposal = '', slug = ''] = key.split(':');
      const id = documentIdOf(key);
      const kept = await storage.get(id, proposal);
      if (kept !== null) return { kind: 'done', value: describe(kept) };
      const correspondent = await sellerOf(proposal);
      if (correspondent === null) return { kind: 'refused' };
      const replaces = question.replaces === true ? await writtenBefore(storage, key) : [];
      const writing = { key, correspondent, replaces, terms: await terms(proposal) };
      const content = await writePdf(contractPaper(question, offer.data, writing));
      if (signal.aborted) return { kind: 'failed', reason: 'aborted' };
      await storage.put({ id, proposal, slug, name: 'contrato.pdf', mediaType: 'application/pdf', content });
      // Read back: where two wrote at once, the first one counts.
      const stored = await storage.get(id, proposal);
      return stored === null ? { kind: 'failed', reason: 'notStored' } : { kind: 'done', value: describe(stored) };
    },
  },
  'documents.send': {
    timeoutMs: TIMEOUT_MS,
    tries: TRIES,
    // The paper itself stays behind the customer's own link: a message may be read by others. It goes with the change that this answer makes.
    ask: async ({ document }, { key }) => {
      const [proposal = ''] = key.split(':');
      if ((await storage.get(document, proposal)) === null) return { kind: 'refused' };
      return { kind: 'done', value: { sentAt: clock.now().toISOString() } };
    },
  },
});

const missingWords = (missing: readonly string[]): string =>
  `O contrato não pode ser escrito sem: ${missing.join('; ')}. Volte, complete e siga. Nada foi assinado.`;

const describe = ({ id, sha256, content }: StoredDocument) => ({
  document: id,
  sha256,
  // Page objects are never compressed; `/Pages` is their list.
  pages: content.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0,
});
