import { ProblemError } from '../platform/problemError.ts';
import type { Owner } from '../workers/line.ts';

/** A form with files that is being read or worked on. */
export interface HeldForm {
  /** So many bytes more of it are held. */
  grow(bytes: number): void;
  /** It is done with. */
  release(): void;
}

interface Limits {
  /** What forms of known customers hold together; those of strangers hold as much again, and neither takes from the other. */
  readonly mostOfEach: number;
  readonly mostOfOne: number;
  /** Of a proven contact, of a network of strangers. */
  readonly mostOfOwner: number;
  /** Forms at once: of a proven contact, and of strangers with a link in each network. */
  readonly mostOfLink: number;
}

const RETRY_SECONDS = 2;

/**
 * What the forms with files of a process hold together. Bytes are counted as they come, not forms: whoever opens many and
 * sends nothing takes no place from others.
 */
export function formsHeld({ mostOfEach, mostOfOne, mostOfOwner, mostOfLink }: Limits) {
  const [formsOfLink, bytesOf] = [tally(), tally()];
  return (link: string, { known, names: [widest = ''] }: Owner): HeldForm => {
    const holder = known ? `of ${widest}` : `${link} of ${widest}`;
    if (formsOfLink.of(holder) >= mostOfLink)
      throw new ProblemError('rate.limited', { retryAfterSeconds: RETRY_SECONDS });
    formsOfLink.add(holder, 1);
    const [all, owner] = [known ? 'known' : 'strangers', `of ${widest}`];
    let own = 0;
    const count = (bytes: number): void => {
      own += bytes;
      bytesOf.add(all, bytes);
      bytesOf.add(owner, bytes);
    };
    return {
      grow: (bytes) => {
        if (own + bytes > mostOfOne) throw new ProblemError('body.tooLarge');
        if (bytesOf.of(all) + bytes > mostOfEach || bytesOf.of(owner) + bytes > mostOfOwner)
          throw new ProblemError('server.busy', { retryAfterSeconds: RETRY_SECONDS });
        count(bytes);
      },
      release: () => {
        count(-own);
        formsOfLink.add(holder, -1);
      },
    };
  };
}

/** Counts by name; what comes to nothing is forgotten. */
function tally() {
  const counts = new Map<string, number>();
  const of = (name: string): number => counts.get(name) ?? 0;
  const add = (name: string, much: number): void => {
    const now = of(name) + much;
    if (now > 0) counts.set(name, now);
    else counts.delete(name);
  };
  return { of, add };
}
