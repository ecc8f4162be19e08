import type { RetentionRule } from './rules.ts';

/** What a rule ended of a partner's customers. Counts only: this is what log, metrics and operators see. */
export interface Tally {
  readonly partner: string;
  readonly rule: RetentionRule;
  readonly proposals: number;
  readonly documents: number;
  /** Of the documents, sealed. Documents stored elsewhere before their size was kept count nothing. */
  readonly bytes: number;
}

/** What a run ended, how many proposals wait until somebody outside has been told, and how many could not be judged or ended. */
export interface Ended {
  readonly tallies: readonly Tally[];
  readonly waiting: number;
  readonly left: number;
}

interface Counted {
  readonly proposal: string;
  readonly documents: number;
  readonly bytes: number;
}

export class Tallies {
  private readonly known = new Map<string, Tally>();
  private waiting = 0;
  private left = 0;

  add(
    ended: readonly { readonly id: string; readonly partner: string }[],
    rule: RetentionRule,
    counts: readonly Counted[],
  ): void {
    for (const { id, partner } of ended) {
      const key = `${partner} ${rule}`;
      const before = this.known.get(key) ?? { partner, rule, proposals: 0, documents: 0, bytes: 0 };
      const own = counts.find(({ proposal }) => proposal === id);
      this.known.set(key, {
        ...before,
        proposals: before.proposals + 1,
        documents: before.documents + (own?.documents ?? 0),
        bytes: before.bytes + (own?.bytes ?? 0),
      });
    }
  }

  /** So many have ended, and are erased once somebody outside has been told. */
  wait(proposals: number): void {
    this.waiting += proposals;
  }

  /** So many could not be judged or ended: they stay until the next run. */
  leave(proposals: number): void {
    this.left += proposals;
  }

  all(): Ended {
    return { tallies: [...this.known.values()], waiting: this.waiting, left: this.left };
  }
}
