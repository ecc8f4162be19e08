interface TextPart {
  readonly text: string;
  readonly starred: boolean;
}

/** Splits "Li e aceito os *termos de uso*." into plain and starred parts. A star without its pair is an ordinary star. */
export function splitStarred(text: string): readonly TextPart[] {
  return text
    .split(/(\*[^*\s][^*]*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*[^*\s][^*]*\*$/.test(part) ? { text: part.slice(1, -1), starred: true } : { text: part, starred: false },
    );
}
