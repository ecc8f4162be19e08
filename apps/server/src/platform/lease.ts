/** How long claimed work stays claimed without a sign of life: a process that dies frees it after this long. */
export const LEASE_SECONDS = 5;
const RENEW_EVERY_MS = 1_500;

/** Runs the work and keeps its lease alive meanwhile. `onError` hears when it could not be kept. */
export async function underLease<Answer>(
  renew: () => Promise<unknown>,
  onError: (error: unknown) => void,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const timer = setInterval(() => void renew().catch(onError), RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
