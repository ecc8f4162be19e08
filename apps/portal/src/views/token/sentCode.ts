import type { TokenMethod } from '@passo/engine/definition.ts';
import { parsed } from '../../device/storage.ts';
import { hash } from '../../state/hashId.ts';

/* Phones put a page away while the message is read: after a reload the code is asked for again, not sent again. */

export interface Sent {
  readonly method: TokenMethod;
  /** Where it went, masked. */
  readonly target: string;
  /** When another one may be asked for, in milliseconds. */
  readonly resendAt: number;
  /** The messenger says that it will not arrive. */
  readonly undelivered?: boolean;
}

const KEY = 'passo:code';
/** As long as a code is good. */
const GOOD_MS = 300_000;

interface Kept {
  readonly hash: string;
  readonly step: string;
  readonly sent: Sent;
  readonly until: number;
}

/** The code that went out for this step a moment ago, from this tab. */
export function sentBefore(step: string): Sent | null {
  const kept = parsed<Kept>(read());
  return kept !== null && kept.hash === hash() && kept.step === step && kept.until > Date.now() ? kept.sent : null;
}

export function keepSent(step: string, sent: Sent | null): void {
  const kept: Kept | null = sent && { hash: hash(), step, sent, until: Date.now() + GOOD_MS };
  try {
    if (kept === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: only a reload would ask anew.
  }
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
