import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Institution } from '@passo/catalog';
import type { Storage, StoredDocument } from '../storage/storage.ts';
import { contractWriter } from './contract.ts';
import { drawPdf } from './drawPdf.ts';
import { exampleCorrespondent, exampleOffer, exampleQuestion, exampleTerms } from './testing/exampleContract.ts';

type Kept = Pick<Storage, 'put' | 'get'>;

function memoryStorage(): Kept & { readonly all: Map<string, StoredDocument> } {
  const all = new Map<string, StoredDocument>();
  return {
    all,
    put: async (document) => {
      const id = document.id ?? randomUUID();
      const sha256 = createHash('sha256').update(document.content).digest('hex');
      if (!all.has(id)) all.set(id, { ...document, id, sha256 });
      return { id, sha256 };
    },
    get: async (id, proposal) => (all.get(id)?.proposal === proposal ? (all.get(id) ?? null) : null),
  };
}

const writerTo = (storage: Kept, seller: Institution | null = exampleCorrespondent) =>
  contractWriter({
    storage,
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
    terms: async () => exampleTerms,
    correspondent: async () => seller,
    writePdf: drawPdf,
  });

const asking = (key: string, signal = new AbortController().signal) => ({ key, signal });
const KEY = 'p1:contrato:1';

describe('contractWriter', () => {
  it('keeps a PDF and says what it kept', async () => {
    const storage = memoryStorage();
    const answer = await writerTo(storage)['documents.contract'].ask(exampleQuestion(), asking(KEY));
    const [kept] = storage.all.values();
    expect(answer).toEqual({ kind: 'done', value: { document: kept?.id, sha256: kept?.sha256, pages: 5 } });
    expect(kept).toMatchObject({ proposal: 'p1', slug: 'contrato', mediaType: 'application/pdf' });
    expect(kept?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('writes the same bytes for the same question and key', async () => {
    const [one, other] = [memoryStorage(), memoryStorage()];
    for (const storage of [one, other])
      await writerTo(storage)['documents.contract'].ask(exampleQuestion(), asking(KEY));
    expect([...one.all.values()]).toEqual([...other.all.values()]);
  });

  it('answers the kept contract to the same key, also twice at once and after the question changed', async () => {
    const storage = memoryStorage();
    const { ask } = writerTo(storage)['documents.contract'];
    const [first, second] = await Promise.all([
      ask(exampleQuestion(), asking(KEY)),
      ask(exampleQuestion(), asking(KEY)),
    ]);
    expect(second).toEqual(first);
    expect(await ask(exampleQuestion(exampleOffer(48)), asking(KEY))).toEqual(first);
    expect(storage.all.size).toBe(1);
    expect(await ask(exampleQuestion(exampleOffer(48)), asking('p1:contrato:2'))).not.toEqual(first);
  });

  it('refuses an offer that does not say everything, and keeps nothing', async () => {
    const storage = memoryStorage();
    const { quote, ...rest } = exampleOffer();
    const incomplete = Object.fromEntries(Object.entries(quote).filter(([key]) => key !== 'cetAnnual'));
    const { ask } = writerTo(storage)['documents.contract'];
    expect(await ask({ ...exampleQuestion(), offer: { ...rest, quote: incomplete } }, asking(KEY))).toEqual({
      kind: 'refused',
    });
    expect(await ask({ ...exampleQuestion(), offer: {} }, asking(KEY))).toEqual({ kind: 'refused' });
    expect(storage.all.size).toBe(0);
  });

  it.each(['name', 'cnpj', 'address', 'email', 'sac', 'ombudsman'] as const)(
    'refuses an offer whose lender does not say its %s, and keeps nothing',
    async (part) => {
      const storage = memoryStorage();
      const { lender, ...offer } = exampleOffer();
      const unnamed = { ...exampleQuestion(), offer: { ...offer, lender: { ...lender, [part]: '' } } };
      expect(await writerTo(storage)['documents.contract'].ask(unnamed, asking(KEY))).toEqual({ kind: 'refused' });
      expect(storage.all.size).toBe(0);
    },
  );

  it('refuses where nobody is known to sell it, and keeps nothing', async () => {
    const storage = memoryStorage();
    const { ask } = writerTo(storage, null)['documents.contract'];
    expect(await ask(exampleQuestion(), asking(KEY))).toEqual({ kind: 'refused' });
    expect(storage.all.size).toBe(0);
  });

  it('keeps nothing for a caller that has gone', async () => {
    const storage = memoryStorage();
    const gone = asking(KEY, AbortSignal.abort());
    expect(await writerTo(storage)['documents.contract'].ask(exampleQuestion(), gone)).toMatchObject({
      kind: 'failed',
    });
    expect(storage.all.size).toBe(0);
  });
});

describe('documents.send', () => {
  it('is done where the contract lies, and refused where none was written for this proposal', async () => {
    const writer = writerTo(memoryStorage());
    const contract = await writer['documents.contract'].ask(exampleQuestion(), asking(KEY));
    const document = contract.kind === 'done' ? contract.value.document : '';
    const send = writer['documents.send'];
    expect(await send.ask({ document }, asking('p1:envio:1'))).toMatchObject({ kind: 'done' });
    expect(await send.ask({ document: 'another' }, asking('p1:envio:2'))).toEqual({ kind: 'refused' });
    expect(await send.ask({ document }, asking('p2:envio:1'))).toEqual({ kind: 'refused' });
  });
});
