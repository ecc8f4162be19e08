import { writeExpiring } from '../../repositories/outcomeMessageRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';

const DAY_MS = 86_400_000;
/** As the message says. */
const DAYS_BEFORE = 3;

/** Whoever has not finished hears of it while the link still opens. */
export async function announceExpiring(runtime: Runtime): Promise<void> {
  const now = runtime.clock.now();
  const told = await writeExpiring(runtime.db, [now, new Date(now.getTime() + DAYS_BEFORE * DAY_MS), 'expiring']);
  if (told.length > 0) runtime.telling();
}
