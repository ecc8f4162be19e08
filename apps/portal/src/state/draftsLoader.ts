import { afterLoad } from '../device/afterLoad.ts';

const fetchDrafts = () => import('./keepTyped.ts');
type Drafts = Awaited<ReturnType<typeof fetchDrafts>>;

const AGAIN_MS = 3_000;

let loaded: Drafts | undefined;
let coming: Promise<Drafts> | undefined;

/** At once: something was typed before the page was loaded. */
export const loadDrafts = async (): Promise<Drafts> => (loaded ??= await fetchDrafts());

/** Once the first form is drawn, for its bytes would be in front of it, or something is typed there already. */
export const draftsAfterLoad = (): Promise<Drafts> =>
  (coming ??= Promise.race([afterLoad(), firstTyped()]).then(untilLoaded));

const firstTyped = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('input', resolve, { once: true, capture: true }));

/** Without it a reload loses what is typed: where it cannot be had, it is asked for again. */
const untilLoaded = (): Promise<Drafts> =>
  loadDrafts().catch(() => new Promise((wake) => setTimeout(wake, AGAIN_MS)).then(untilLoaded));

/** Undefined until it is there: nothing can have been kept by then. */
export const draftsNow = (): Drafts | undefined => loaded;
