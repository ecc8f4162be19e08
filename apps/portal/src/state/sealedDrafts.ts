import { openPads, type Pads } from '../device/pads.ts';
import { deviceStorage, parsed } from '../device/storage.ts';
import { DRAFTS, type Draft } from './drafts.ts';
import { useHashId } from './hashId.ts';
import { useProposal } from './proposal.ts';

/** Whose drafts these are: the link, and the drafts as they are sealed. */
interface Kept {
  readonly hashId: string;
  readonly sealed: string;
}

type Typed = Readonly<Record<string, Draft['kept']>>;

/**
 * Takes up what was typed for a link and not sent, and keeps what is typed from now on. What was kept for any other link, or
 * under another key, is forgotten; without a key nothing is kept at all.
 */
export async function openDrafts(owner: string | null | undefined, key: string | null | undefined): Promise<void> {
  const storage = deviceStorage();
  // A page without a link is no reason to forget what was typed for one.
  if (storage === null || !owner) return;
  const pads = key ? await openPads(key).catch(() => null) : null;
  const typed = await readKept(storage, owner, pads);
  if (typed === null) storage.removeItem(DRAFTS);
  else useProposal.setState({ drafts: withoutPhotos(typed) });
  if (pads !== null) keepFrom(storage, owner, pads);
}

async function readKept(storage: Storage, owner: string, pads: Pads | null): Promise<Typed | null> {
  const kept = parsed<Partial<Kept>>(storage.getItem(DRAFTS) ?? '');
  if (pads === null || kept?.hashId !== owner || typeof kept.sealed !== 'string') return null;
  return parsed<Typed>(await pads.open(kept.sealed).catch(() => ''));
}

const withoutPhotos = (typed: Typed): Readonly<Record<string, Draft>> =>
  Object.fromEntries(Object.entries(typed).map(([slug, kept]) => [slug, { kept, fleeting: new Map() }]));

/** Writes every change of the drafts; drops them all with the proposal's end, and once the page is about another link or none. */
function keepFrom(storage: Storage, owner: string, pads: Pads): void {
  let waiting = false;
  const later = async (): Promise<void> => {
    if (waiting) return;
    waiting = true;
    await pads.ready();
    waiting = false;
    write();
  };
  const write = (): void => {
    const { drafts, proposal } = useProposal.getState();
    if (useHashId.getState().hashId !== owner) return;
    const typed = Object.entries(drafts).map(([slug, { kept }]) => [slug, kept] as const);
    if (typed.length === 0 || (proposal !== null && proposal.data.end !== null)) return storage.removeItem(DRAFTS);
    if (!pads.isReady()) return void later();
    const sealed = pads.seal(JSON.stringify(Object.fromEntries(typed)));
    try {
      if (sealed === null) storage.removeItem(DRAFTS);
      else storage.setItem(DRAFTS, JSON.stringify({ hashId: owner, sealed } satisfies Kept));
    } catch {
      // A full device: the page goes on, only a reload would lose what is not written.
    }
  };
  useProposal.subscribe((now, before) => {
    if (now.drafts !== before.drafts || now.proposal?.data.end !== before.proposal?.data.end) write();
  });
}
