/** What this device adds to what it sends. Where it cannot be had, that stands in nobody's way. */
export const forEvidence = async () => import('./evidence.ts').catch(() => null);
