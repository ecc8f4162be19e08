import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPads } from '../device/pads.ts';
import { DRAFTS } from './draftsName.ts';
import { useHashId } from './hashId.ts';
import { keepDraft, resetProposal, useProposal } from './proposal.ts';
import { openDrafts } from './sealedDrafts.ts';

const KEY = 'A'.repeat(43);
const OWNER = 'link';
const PATIENT = { timeout: 20_000 };

class Kept {
  private readonly items = new Map<string, string>();
  getItem = (name: string): string | null => this.items.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.items.set(name, text);
  removeItem = (name: string): void => void this.items.delete(name);
}

let storage = new Kept();

beforeEach(() => {
  storage = new Kept();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }));
  vi.stubGlobal('sessionStorage', new Kept());
  useHashId.setState({ hashId: OWNER });
});

afterEach(() => {
  useHashId.setState({ hashId: null });
  resetProposal();
});

const typed = (kept: string, by: string) => ({ kept, began: 'a0', by });
const type = (slug: string, A: string): void =>
  keepDraft(slug, { kept: { A }, began: { A: 'a0' }, fleeting: new Map() });

/** By slug, what lies on the device of the field A. */
async function lies(): Promise<unknown> {
  const { sealed } = JSON.parse(storage.getItem(DRAFTS) ?? '{}');
  const drafts = sealed === undefined ? {} : JSON.parse(await (await openPads(KEY)).open(sealed));
  return Object.fromEntries(Object.keys(drafts).map((slug) => [slug, drafts[slug].typed.A]));
}

/** As another tab does. */
async function write(drafts: object | null, hashId = OWNER): Promise<string | null> {
  const sealed = drafts && (await openPads(KEY)).seal(JSON.stringify(drafts));
  const newValue = sealed && JSON.stringify({ hashId, sealed, form: 3 });
  if (newValue === null) storage.removeItem(DRAFTS);
  else storage.setItem(DRAFTS, newValue);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: DRAFTS, newValue }));
  return newValue;
}

it('what was typed here stays beside what another tab writes over it, through a reload of this one', async () => {
  await openDrafts(OWNER, KEY);
  type('um', 'a-um');
  await expect.poll(lies, PATIENT).toEqual({ um: [typed('a-um', expect.any(String))] });
  await write({ um: { typed: { A: [typed('a-dois', 'outra')] }, gone: {} } });
  await expect.poll(lies, PATIENT).toEqual({ um: [typed('a-um', expect.any(String)), typed('a-dois', 'outra')] });
  // The page of before writes nothing any more.
  useHashId.setState({ hashId: null });
  resetProposal();
  useHashId.setState({ hashId: OWNER });
  await openDrafts(OWNER, KEY);
  expect(useProposal.getState().drafts.um).toMatchObject({ kept: { A: 'a-um' }, began: { A: 'a0' } });
});

it('but nothing comes back of what was forgotten, nor into what was typed for another link', async () => {
  await openDrafts(OWNER, KEY);
  type('um', 'a-um');
  await write(null);
  type('dois', 'b');
  await expect.poll(lies, PATIENT).toEqual({ dois: [typed('b', expect.any(String))] });
  const others = await write({}, 'other');
  await (await openPads(KEY)).ready();
  expect(storage.getItem(DRAFTS)).toBe(others);
});
