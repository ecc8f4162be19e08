import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, wherever the script was started from. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A path inside the checkout. */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
