const fetchDrafts = () => import('./keepTyped.ts');
type Drafts = Awaited<ReturnType<typeof fetchDrafts>>;

let loaded: Drafts | undefined;

/** Fetched once the first form is drawn: its bytes would be in front of it. What was typed before the page was loaded brings it along. */
export const loadDrafts = async (): Promise<Drafts> => (loaded ??= await fetchDrafts());

/** Undefined until it is there: nothing can have been kept by then. */
export const draftsNow = (): Drafts | undefined => loaded;
