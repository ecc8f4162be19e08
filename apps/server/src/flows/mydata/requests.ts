import type { DataOf } from '@passo/contract';
import { today } from '@passo/domain';
import { randomBytes } from 'node:crypto';
import {
  findSameRequest,
  insertDataRequest,
  type DataRequestKind,
  type DataRequestRow,
  type DataRequestState,
} from '../../repositories/dataRequestRepository.ts';
import { DAYS_TO_ANSWER } from '../../platform/daysToAnswer.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Runtime } from '../runtime/runtime.ts';

export type DataRequestOnWire = DataOf<'askMyData'>;
type Sealing = Pick<Runtime, 'keyring'>;

const DAY_MS = 86_400_000;

export const sealText = ({ keyring }: Sealing, protocol: string, text: string): Buffer =>
  keyring.sealJson(text, `data-request:${protocol}`);
const openText = ({ keyring }: Sealing, protocol: string, sealed: Buffer | null): string | null =>
  sealed === null ? null : String(keyring.openJson(sealed, `data-request:${protocol}`));

/** `MD-20261122-9F3A61C2`: the day, and 32 random bits so that two of them differ. It opens nothing. */
const newProtocol = (now: Date): string =>
  `MD-${today(now).replaceAll('-', '')}-${randomBytes(4).toString('hex').toUpperCase()}`;

export const dueFrom = (now: Date): Date => new Date(now.getTime() + DAYS_TO_ANSWER * DAY_MS);

interface NewRequest {
  readonly proposal: string;
  readonly kind: DataRequestKind;
  readonly state: DataRequestState;
  readonly note?: string;
  readonly answer?: string;
}

/** An erasure or a review that is asked twice is asked once: the first one is answered. */
export async function writeRequest(
  runtime: Runtime,
  { proposal, kind, state, note, answer }: NewRequest,
): Promise<DataRequestRow> {
  const now = runtime.clock.now();
  const protocol = newProtocol(now);
  const sealed = (text: string | undefined): Buffer | null =>
    text === undefined ? null : sealText(runtime, protocol, text);
  const done = state === 'done' ? now : null;
  const [row] = await insertDataRequest(runtime.db, [
    ...([protocol, proposal, kind, state] as const),
    ...([now, dueFrom(now), done, sealed(note), sealed(answer)] as const),
  ]);
  const [first] = row === undefined ? await findSameRequest(runtime.db, [proposal, kind]) : [row];
  if (first === undefined) throw new ProblemError('proposal.erased');
  return first;
}

/** A request in the words of the wire; what was erased with the data says nothing any more. */
export function requestOnWire(runtime: Sealing, row: DataRequestRow): DataRequestOnWire {
  const { protocol, kind, state, asked_at: asked, due_at: due, done_at: done } = row;
  return {
    ...{ protocol, kind, state },
    askedAt: asked.toISOString(),
    dueAt: due.toISOString(),
    doneAt: done?.toISOString() ?? null,
    note: openText(runtime, protocol, row.note),
    answer: openText(runtime, protocol, row.answer),
  };
}
