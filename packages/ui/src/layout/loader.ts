/** What a cyclic loader says after so many cycles: the texts in turn, ten percent more each time, and never "done" by itself. */
export function loaderAt(tick: number, texts: readonly string[]): { readonly text: string; readonly share: number } {
  return { text: texts[tick % texts.length] ?? '', share: Math.min(0.9, (tick + 1) / 10) };
}
