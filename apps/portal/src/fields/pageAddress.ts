/** Only pages: an address out of a list may be anything. */
export const pageAddress = (text: unknown): string | undefined =>
  typeof text === 'string' && /^(https?:\/)?\//.test(text) ? text : undefined;
