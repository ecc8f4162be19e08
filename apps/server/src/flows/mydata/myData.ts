import type { BodyOf, DataOf } from '@passo/contract';
import type { OutcomeMessage } from '@passo/domain';
import { isVisible, readable } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import {
  closeDataRequest,
  listDataRequests,
  listOpenDataRequests,
  type DataRequestKind,
} from '../../repositories/dataRequestRepository.ts';
import type { ProvenAccess, Visitor } from '../access/access.ts';
import { masked } from '../contact/contact.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { askErasure } from './erasure.ts';
import { askReview } from './review.ts';
import { dataContact, openMyData, requireFreshCode } from './myDataAccess.ts';
import { requestOnWire, sealText, writeRequest, type DataRequestOnWire } from './requests.ts';

const COPIES_PER_DAY = 5;
const CORRECTIONS_PER_DAY = 10;
const DAY_SECONDS = 86_400;
const ANSWER_MAX = 1_000;
const TOLD: OutcomeMessage = 'requestAnswered';

/** How the person's data stand on this device. Requests are shown to whoever has typed the code. */
export async function myData(runtime: Runtime, visitor: Visitor): Promise<DataOf<'myData'>> {
  const access = await openMyData(runtime, visitor);
  const contact = await dataContact(runtime, access);
  const rows = access.openUntil === null ? [] : await listDataRequests(runtime.db, [access.proposal.id]);
  return {
    target: contact === null ? null : masked(contact),
    openUntil: access.openUntil?.toISOString() ?? null,
    requests: rows.map((row) => requestOnWire(runtime, row)),
  };
}

/** What is asked, and what comes of it. */
export async function askMyData(
  runtime: Runtime,
  visitor: Visitor,
  { kind, note = '' }: BodyOf<'askMyData'>,
): Promise<DataRequestOnWire> {
  return asks[kind](runtime, await mayAsk(runtime, visitor, kind), note);
}

/** A code opens the data; that a refusal is looked at again may be asked by any device that is in, since nothing is shown for it. */
export const mayAsk = (runtime: Runtime, visitor: Visitor, kind: DataRequestKind): Promise<ProvenAccess> =>
  (asksUnseen.has(kind) ? openMyData : requireFreshCode)(runtime, visitor);

const asksUnseen: ReadonlySet<DataRequestKind> = new Set<DataRequestKind>(['review']);

type Ask = (runtime: Runtime, access: ProvenAccess, note: string) => Promise<DataRequestOnWire>;

const asks: Readonly<Record<DataRequestKind, Ask>> = {
  copy: async (runtime, { proposal: { id: proposal } }) => {
    await takeOne(runtime, `my-data-copy:${proposal}`, COPIES_PER_DAY, DAY_SECONDS);
    const answer = 'A cópia ficou pronta na hora: baixe os arquivos em Meus dados.';
    return requestOnWire(runtime, await writeRequest(runtime, { proposal, kind: 'copy', state: 'done', answer }));
  },
  correction: async (runtime, { proposal: { id: proposal } }, said) => {
    const note = readable(said);
    if (!isVisible(note)) throw new ProblemError('data.noteMissing');
    await takeOne(runtime, `my-data-correction:${proposal}`, CORRECTIONS_PER_DAY, DAY_SECONDS);
    return requestOnWire(runtime, await writeRequest(runtime, { proposal, kind: 'correction', state: 'open', note }));
  },
  erasure: (runtime, access) => askErasure(runtime, access),
  review: (runtime, access) => askReview(runtime, access),
};

interface OpenRequest extends DataRequestOnWire {
  readonly proposal: string;
}

/** What waits for a person, the most urgent first. */
export async function openDataRequests(runtime: Pick<Runtime, 'db' | 'keyring'>): Promise<readonly OpenRequest[]> {
  const rows = await listOpenDataRequests(runtime.db, []);
  return rows.map((row) => ({ ...requestOnWire(runtime, row), proposal: row.proposal }));
}

/** A person answers; the first answer stands, and its person hears that it is there. */
export async function answerDataRequest(runtime: Runtime, protocol: string, answer: string): Promise<void> {
  const said = readable(answer).slice(0, ANSWER_MAX);
  if (!isVisible(said)) throw new ProblemError('data.noteMissing');
  const answered = sealText(runtime, protocol, said);
  const closed = await closeDataRequest(runtime.db, [protocol, runtime.clock.now(), answered, TOLD]);
  if (closed.length > 0) runtime.telling();
}
