import type { Logger } from './logger.ts';

/** Something to close, in the order in which it has to be closed. */
export type Closing = { readonly name: string; close(): Promise<void> };

type Parts = {
  readonly logger: Pick<Logger, 'info' | 'error'>;
  /** After this long the process ends with whatever is still open. */
  readonly graceMs?: number;
  readonly process?: Pick<NodeJS.Process, 'on' | 'exit'>;
};

/**
 * On SIGTERM or SIGINT closes everything in order and exits with 0: stop accepting and finish requests first, then jobs,
 * then connections, PostgreSQL last. A second signal, or the end of the grace, exits at once with 1.
 */
export function closeOnSignal(
  closings: readonly Closing[],
  { logger, graceMs = 15_000, process: host = process }: Parts,
): void {
  let isClosing = false;
  const onSignal = (): void => {
    if (isClosing) return void host.exit(1);
    isClosing = true;
    setTimeout(() => host.exit(1), graceMs).unref();
    void closeAll(closings, logger).then((isClean) => host.exit(isClean ? 0 : 1));
  };
  host.on('SIGTERM', onSignal);
  host.on('SIGINT', onSignal);
}

/** Closes one after the other; what fails is logged and does not keep the rest open. Answers whether all went well. */
export async function closeAll(closings: readonly Closing[], logger: Parts['logger']): Promise<boolean> {
  let isClean = true;
  for (const { name, close } of closings) {
    try {
      await close();
    } catch (err) {
      isClean = false;
      logger.error({ err, name }, 'could not be closed');
    }
  }
  return isClean;
}
