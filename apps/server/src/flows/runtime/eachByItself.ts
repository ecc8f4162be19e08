import type { Runtime } from './runtime.ts';

/**
 * Does each by itself: one that cannot be done keeps none of the others. It is spoken of by its proposal's id, and left for the next
 * run. Answers how many were left.
 */
export async function eachByItself<Row>(
  { logger }: Pick<Runtime, 'logger'>,
  { job, rows, proposalOf }: { job: string; rows: readonly Row[]; proposalOf(row: Row): string },
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  let left = 0;
  for (const row of rows) {
    try {
      await work(row);
    } catch (err) {
      left += 1;
      logger.error({ err, job, proposal: proposalOf(row) }, 'could not be done; it is tried again with the next run');
    }
  }
  return left;
}
