import { ProblemError } from '../platform/problemError.ts';

/** A form with files that is being read or worked on. */
export interface HeldForm {
  /** So many bytes more of it are held. */
  grow(bytes: number): void;
  /** It is done with. */
  release(): void;
}

interface Limits {
  readonly mostBytes: number;
  readonly mostOfOne: number;
  readonly mostOfCaller: number;
  /** Forms at once. */
  readonly mostOfLink: number;
}

const RETRY_SECONDS = 2;

/**
 * What the forms with files of a process hold together. Bytes are counted as they come, not forms: whoever opens many and
 * sends nothing takes no place from others.
 */
export function formsHeld({ mostBytes, mostOfOne, mostOfCaller, mostOfLink }: Limits) {
  const [formsOfLink, bytesOfCaller] = [tally(), tally()];
  let held = 0;
  return (link: string, caller: string): HeldForm => {
    if (formsOfLink.of(link) >= mostOfLink)
      throw new ProblemError('rate.limited', { retryAfterSeconds: RETRY_SECONDS });
    formsOfLink.add(link, 1);
    let own = 0;
    const count = (bytes: number): void => {
      own += bytes;
      held += bytes;
      bytesOfCaller.add(caller, bytes);
    };
    return {
      grow: (bytes) => {
        if (own + bytes > mostOfOne) throw new ProblemError('body.tooLarge');
        if (held + bytes > mostBytes || bytesOfCaller.of(caller) + bytes > mostOfCaller)
          throw new ProblemError('server.busy', { retryAfterSeconds: RETRY_SECONDS });
        count(bytes);
      },
      release: () => {
        count(-own);
        formsOfLink.add(link, -1);
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
