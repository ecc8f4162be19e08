import { lazyPart } from '../part.ts';

export const termsDrawer = lazyPart(async () => (await import('./TermsDrawer.tsx')).TermsDrawer);
