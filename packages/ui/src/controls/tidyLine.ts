/** One line: breaks and runs of blanks become one blank, and nothing stands around the words. */
export const tidyLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
