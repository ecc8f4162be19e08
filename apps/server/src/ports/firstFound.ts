/** What a look-up answers: done, with or without something, or a technical failure. */
type LookupAnswer = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly reason: string };

/**
 * Asks in order until one finds something. There is nothing to find when at least one could say so; only where all
 * failed is it a failure, with the last one's reason. Nobody is asked any more once the caller has gone.
 */
export async function firstFound<Answer extends LookupAnswer>(
  asks: readonly (() => Promise<Answer>)[],
  found: (answer: Answer) => boolean,
  signal: AbortSignal,
): Promise<Answer | { readonly kind: 'failed'; readonly reason: string }> {
  let best: Answer | undefined;
  for (const ask of asks) {
    if (signal.aborted) break;
    const answer = await ask();
    if (found(answer)) return answer;
    if (answer.kind === 'done' || best?.kind !== 'done') best = answer;
  }
  return best ?? { kind: 'failed', reason: 'aborted' };
}
