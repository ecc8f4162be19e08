import { openPads, type Pads } from '../device/pads.ts';
import { deviceStorage, parsed } from '../device/storage.ts';
import { tabName } from '../device/tabName.ts';
import { DRAFTS } from './draftsName.ts';
import { useHashId } from './hashId.ts';
import { asDrafts, keptDrafts, mapped, takenUp, typedIn, type KeptDrafts } from './keptDrafts.ts';
import { mergeDrafts } from './mergeDrafts.ts';
import { useProposal } from './proposal.ts';
import { tellSaved } from './saved.ts';
import { isSame } from './threeWay.ts';

/** Whose drafts these are: the link, and the drafts as they are sealed. */
interface Kept {
  readonly hashId: string;
  readonly sealed: string;
  /** How they are written; what is written otherwise is forgotten. */
  readonly form: 3;
}

interface Place {
  readonly storage: Storage;
  readonly owner: string;
  readonly pads: Pads;
  readonly tab: string;
}

/**
 * Takes up what was typed for a link and not sent, and keeps what is typed from now on. What was kept for any other link, or
 * under another key, is forgotten; without a key nothing is kept at all.
 */
export async function openDrafts(owner: string | null | undefined, key: string | null | undefined): Promise<void> {
  const storage = deviceStorage();
  // A page without a link is no reason to forget what was typed for one.
  if (storage === null || !owner) return;
  const pads = key ? await openPads(key).catch(() => null) : null;
  if (pads === null) return storage.removeItem(DRAFTS);
  const place = { storage, owner, pads, tab: tabName() };
  const typed = await readKept(place, storage.getItem(DRAFTS));
  if (typed === null) storage.removeItem(DRAFTS);
  else useProposal.setState({ drafts: asDrafts(typed, place.tab) });
  keepFrom(place, typed ?? {});
}

async function readKept({ owner, pads }: Place, text: string | null): Promise<KeptDrafts | null> {
  const kept = parsed<Partial<Kept>>(text ?? '');
  if (kept?.hashId !== owner || kept.form !== 3 || typeof kept.sealed !== 'string') return null;
  return parsed<KeptDrafts>(await pads.open(kept.sealed).catch(() => ''));
}

/**
 * Writes every change of the drafts, into what other tabs wrote; drops them all with the proposal's end, and once the page is about
 * another link or none.
 */
function keepFrom(place: Place, opened: KeptDrafts): void {
  const { storage, owner, pads, tab } = place;
  // What lies on the device, and what of it this tab wrote or took up.
  let [shared, mine] = [opened, takenUp(opened, tab)];
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
    const isOver = proposal !== null && proposal.data.end !== null;
    const now = isOver ? {} : keptDrafts(drafts, tab, opened);
    const all = isOver ? {} : mergeDrafts(shared, mine, now);
    if (Object.keys(all).length > 0 && !pads.isReady()) return void later();
    const isNew = !isSame(typed(now), typed(mine));
    [shared, mine] = [all, now];
    const isWritten = seal(place, all);
    // A consent, a photo or a secret is not among what is written.
    if (!isWritten || (isNew && Object.keys(now).length > 0)) tellSaved(isWritten);
  };
  const heard = async ({ key, newValue }: StorageEvent): Promise<void> => {
    if (key !== DRAFTS && key !== null) return;
    const theirs = await readKept(place, newValue);
    const isLatest = storage.getItem(DRAFTS) === newValue;
    // What was typed here stays beside what another tab typed over it, but not once all is forgotten. Who wrote meanwhile wrote without it.
    if (!isLatest) shared = mergeDrafts(theirs ?? {}, {}, mine);
    else shared = theirs === null ? {} : mergeDrafts(typedIn(tab, mine), {}, theirs);
    if (!isLatest || (theirs !== null && !isSame(shared, theirs))) write();
  };
  window.addEventListener('storage', (event) => void heard(event));
  useProposal.subscribe((now, before) => {
    if (now.drafts !== before.drafts || now.proposal?.data.end !== before.proposal?.data.end) write();
  });
}

const typed = (drafts: KeptDrafts) => mapped(drafts, (draft) => draft.typed);

/** Whether the device has them all. */
function seal({ storage, owner, pads }: Place, drafts: KeptDrafts): boolean {
  const sealed = Object.keys(drafts).length === 0 ? null : pads.seal(JSON.stringify(drafts));
  try {
    if (sealed === null) storage.removeItem(DRAFTS);
    else storage.setItem(DRAFTS, JSON.stringify({ hashId: owner, sealed, form: 3 } satisfies Kept));
    return sealed !== null || Object.keys(drafts).length === 0;
  } catch {
    // A full device: the page goes on, only a reload would lose what is not written.
    return false;
  }
}
