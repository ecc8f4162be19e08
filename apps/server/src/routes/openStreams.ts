import { widthsOf } from '../platform/network.ts';
import { ProblemError } from '../platform/problemError.ts';

interface Limits {
  readonly perDevice: number;
  readonly perLink: number;
  /** Of devices without a proven contact: a narrow network's, of which a wider one has several (`widthsOf`). */
  readonly perNetwork: number;
}

/** Who asks for a stream. */
interface Holder {
  /** The device's proof. */
  readonly device: string;
  readonly link: string;
  /** As `networkOf` names it. */
  readonly network: string;
  /** It is in with a proven contact: then it is not counted with its neighbours. */
  readonly known: boolean;
}

/** A stream that is counted as long as it is open. */
interface HeldStream {
  /** Its contact was proven meanwhile: its network has the place back. */
  prove(): void;
  close(): void;
}

type Count = readonly [key: string, most: number];

const RETRY_SECONDS = 30;

/**
 * The event streams that a process holds open, counted by who holds them; answers how to take one.
 * Counted here and not in the database: a stream ends with its process, and a count that outlived it would lock somebody out.
 */
export function openStreams({ perDevice, perLink, perNetwork }: Limits): (holder: Holder) => HeldStream {
  const open = new Map<string, number>();
  const add = (counts: readonly Count[], more: 1 | -1): void => {
    for (const [key] of counts) {
      const now = (open.get(key) ?? 0) + more;
      if (now === 0) open.delete(key);
      else open.set(key, now);
    }
  };
  const ofNetwork = (network: string): readonly Count[] =>
    widthsOf(network).map(({ name, budgets }) => [`network:${name}`, perNetwork * budgets]);
  return ({ device, link, network, known }) => {
    const own: readonly Count[] = [
      [`device:${device}`, perDevice],
      [`link:${link}`, perLink],
    ];
    let shared = known ? [] : ofNetwork(network);
    // Whoever is refused asks by the clock, which costs no query while nothing changes.
    if ([...own, ...shared].some(([key, most]) => (open.get(key) ?? 0) >= most))
      throw new ProblemError('rate.limited', { retryAfterSeconds: RETRY_SECONDS });
    add([...own, ...shared], 1);
    const prove = (): void => {
      add(shared, -1);
      shared = [];
    };
    return {
      prove,
      close: () => {
        prove();
        add(own, -1);
      },
    };
  };
}
