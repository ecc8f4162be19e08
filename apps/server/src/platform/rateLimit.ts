/** Whether it may be done now. `unavailable`: nothing could be counted, and what cannot be counted is not allowed. */
export type RateDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number; readonly because: 'exhausted' | 'unavailable' };

export type RateLimiter = {
  /**
   * Takes `cost` of the `limit` that `key` has in each window; a window begins with its first use. Exact over any number
   * of processes. A refusal costs nothing.
   */
  take(key: string, limit: number, windowSeconds: number, cost?: number): Promise<RateDecision>;
  /** How many of the key were taken in this window. Nothing where that cannot be known. */
  used(key: string): Promise<number>;
  /** Gives back one that was taken in this window: it was no failure after all. */
  giveBack(key: string): Promise<void>;
  /** Removes what counts nothing any more; answers how many. For a job. */
  sweep(): Promise<number>;
};
