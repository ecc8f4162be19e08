import type { SystemConfiguration } from '@passo/contract';
import { afterLoad } from '../device/afterLoad.ts';
import { takeSystem } from '../journey/takeSystem.ts';
import type { Session } from '../session/session.ts';

/** Draws what the page brought along, and asks for the rest once that stands. */
export async function takeFirst(
  session: Session,
  system: SystemConfiguration,
  later: readonly string[] = [],
): Promise<void> {
  await takeSystem(system, later);
  if (later.length === 0 || system.redirect !== null) return;
  void afterLoad()
    .then(() => import('../journey/refresh.ts'))
    // Whoever comes to such a step asks again, in sight.
    .then(
      ({ takeLater }) => takeLater(session),
      () => undefined,
    );
}
