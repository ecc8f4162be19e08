const MARK = '~';

/** The id under which an offer is shown: the lender's own, and a mark of what was shown. */
export const withTag = (id: string, tag: string): string => `${id}${MARK}${tag}`;

/** The lender's own id. */
export function withoutTag(told: string): string {
  const at = told.lastIndexOf(MARK);
  return at === -1 ? told : told.slice(0, at);
}
