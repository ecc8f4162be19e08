/** Area codes that nobody uses (specification 5.3); with those that begin or end in 0 out, 67 remain. */
const UNUSED: ReadonlySet<string> = new Set('23 25 26 29 36 39 52 56 57 58 59 72 76 78'.split(' '));

/** `ddd`: two digits. */
export const isValidDdd = (ddd: string): boolean => /^[1-9][1-9]$/.test(ddd) && !UNUSED.has(ddd);
