/** One line: breaks become blanks, and nothing stands around the words. */
export const tidyLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();
