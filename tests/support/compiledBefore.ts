import path from 'node:path';

/** For programs in a process of their own: what Node made of the sources is kept, as `npm start` keeps it, and read by the next one. */
export const compiledBefore: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../node_modules/.cache/passo-compiled'),
};
