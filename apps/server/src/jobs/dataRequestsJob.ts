import { goOnErasing } from '../flows/mydata/erasure.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import type { Metrics } from '../platform/metrics.ts';
import { countOverdue } from '../repositories/dataRequestRepository.ts';

/** Goes on with what can be erased by now, and speaks of what a person should have answered. */
export async function tendDataRequests(
  runtime: Runtime,
  metrics: Pick<Metrics, 'observeLeft' | 'observeOverdue'>,
): Promise<void> {
  metrics.observeLeft('dataRequests', await goOnErasing(runtime));
  const [overdue] = await countOverdue(runtime.db, [runtime.clock.now()]);
  const count = overdue?.count ?? 0;
  metrics.observeOverdue(count);
  if (count > 0) runtime.logger.warn({ job: 'data-requests', count }, 'requests about personal data are overdue');
}
