import { orNull } from '../wire/unfetched.ts';

/** What this device adds to what it sends. Where it cannot be had, that stands in nobody's way. */
export const forEvidence = async () => orNull(import('./evidence.ts'));
