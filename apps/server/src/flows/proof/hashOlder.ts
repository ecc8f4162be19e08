import { findUnhashed, hashContacts, type UnhashedRow } from '../../repositories/personRepository.ts';
import { openState } from '../access/state.ts';
import { hashContact } from '../contact/contactHash.ts';
import { eachByItself } from '../runtime/eachByItself.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { knownContact } from './provenContact.ts';

const AT_ONCE = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';
/** So that it is not looked at again; the next contact that is proven takes its place. */
const NOBODYS = Buffer.alloc(0);

/**
 * Gives a CPF's proposals from before contacts had digests theirs, however many they are: whom the list is of must not depend on who
 * began how many. Each is opened once; later there are none.
 */
export async function hashOlder(runtime: Runtime, cpf: Buffer, partner: string): Promise<void> {
  for (let after = FIRST; ;) {
    const rows = await findUnhashed(runtime.db, [cpf, partner, after, AT_ONCE]);
    await hashThese(runtime, rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

/** What cannot be read keeps nobody from their own. */
async function hashThese(runtime: Runtime, rows: readonly UnhashedRow[]): Promise<void> {
  const read: { readonly row: UnhashedRow; readonly digest: Buffer }[] = [];
  await eachByItself(runtime, { job: 'hashContacts', rows, proposalOf: ({ id }) => id }, async (row) =>
    read.push({ row, digest: await digestOf(runtime, row) }),
  );
  if (read.length === 0) return;
  const ids = read.map(({ row }) => row.id);
  const revisions = read.map(({ row }) => row.revision);
  await hashContacts(runtime.db, [ids, revisions, read.map(({ digest }) => digest)]);
}

async function digestOf(runtime: Runtime, { id, flow_version: pinned, state }: UnhashedRow): Promise<Buffer> {
  const { flow } = await runtime.versions(pinned);
  const journey = { id, flow, state: openState(runtime, id, state) };
  const contact = await knownContact(runtime, journey, { index: flow.steps.length });
  return contact === null ? NOBODYS : hashContact(runtime, contact);
}
