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
  readonly mostOfLink: number;
}

const RETRY_SECONDS = 2;

/**
 * What the forms with files of a process hold together. Bytes are counted as they come, not forms: whoever opens many and
 * sends nothing takes no place from others.
 */
export function formsHeld({ mostBytes, mostOfOne, mostOfLink }: Limits): (link: string) => HeldForm {
  const ofLink = new Map<string, number>();
  let held = 0;
  return (link) => {
    const others = ofLink.get(link) ?? 0;
    if (others >= mostOfLink) throw new ProblemError('rate.limited', { retryAfterSeconds: RETRY_SECONDS });
    ofLink.set(link, others + 1);
    let own = 0;
    return {
      grow: (bytes) => {
        if (own + bytes > mostOfOne) throw new ProblemError('body.tooLarge');
        if (held + bytes > mostBytes) throw new ProblemError('server.busy', { retryAfterSeconds: RETRY_SECONDS });
        own += bytes;
        held += bytes;
      },
      release: () => {
        held -= own;
        own = 0;
        const left = (ofLink.get(link) ?? 1) - 1;
        if (left > 0) ofLink.set(link, left);
        else ofLink.delete(link);
      },
    };
  };
}
