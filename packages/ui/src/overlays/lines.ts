/** Splits a text at its line-break markers: a real one, the two characters `\n`, or `<br>`. Nothing in it becomes HTML. */
export function splitLines(text: string): readonly string[] {
  return text
    .split(/\r?\n|\\n|<br\s*\/?>/i)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
