import { afterLoad } from '../device/afterLoad.ts';

const fetchDrafts = () => import('./keepTyped.ts');
type Drafts = Awaited<ReturnType<typeof fetchDrafts>>;

let loaded: Drafts | undefined;

/** At once: something was typed before the page was loaded. */
export const loadDrafts = async (): Promise<Drafts> => (loaded ??= await fetchDrafts());

/** Once the first form is drawn: its bytes would be in front of it. */
export const draftsAfterLoad = async (): Promise<Drafts> => loaded ?? afterLoad().then(loadDrafts);

/** Undefined until it is there: nothing can have been kept by then. */
export const draftsNow = (): Drafts | undefined => loaded;
