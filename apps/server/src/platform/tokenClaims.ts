import { z } from 'zod';

/** Whom every token is for (`aud`): what the same key signs for others opens nothing here. */
const AUDIENCE = 'passo';

/** A token in a link is a key under the mat: this is the longest that one may lie there. */
const LONGEST_SECONDS = 24 * 3_600;

/** How far the signer's clock may be from ours. */
export const TOLERANCE_SECONDS = 30;

/** What every token claims, whoever signed it; beside that, what is its own. */
export type Claims = Readonly<Record<string, unknown>> & {
  /** Seconds since 1970. */
  readonly exp: number;
  /** The link that it is for. */
  readonly hash: string;
};

const seconds = z.int().positive();
const claimsShape = z.looseObject({
  iat: seconds,
  exp: seconds,
  aud: z.union([z.literal(AUDIENCE), z.array(z.string()).refine((all) => all.includes(AUDIENCE))]),
  hash: z.string().min(1),
});

/**
 * The one reader of what a token claims, once its signature is known to be good; null where it is not for this link and not for us, is over,
 * was signed in times to come, or was signed for more than a day.
 */
export function readClaims(payload: unknown, hash: string, now: Date): Claims | null {
  const read = claimsShape.safeParse(payload);
  if (!read.success || read.data.hash !== hash) return null;
  const { iat, exp } = read.data;
  const second = now.getTime() / 1_000;
  const isNow = iat <= second + TOLERANCE_SECONDS && exp > second - TOLERANCE_SECONDS;
  return isNow && exp > iat && exp - iat <= LONGEST_SECONDS ? read.data : null;
}
