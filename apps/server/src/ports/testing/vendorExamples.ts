import type { Clock } from '@passo/domain';

/** When the examples happen: what they sign and who hears it run on it. */
export const exampleClock: Clock = { now: () => new Date('2026-11-20T12:00:00Z') };

type Headers = Readonly<Record<string, string>>;

/** What a vendor's tests know of it, in `ports/<port>/<name>/examples.ts`. The conformance suites take their cases from here. */
export interface VendorExamples {
  /** A value for each variable that it needs. */
  readonly environment: Readonly<Record<string, string>>;
  /** How it calls back, where it does. */
  readonly door?: DoorExamples;
}

export interface DoorExamples {
  /** What proves a body, with the keys of `environment`. */
  prove(raw: Buffer): Headers | Promise<Headers>;
  /** Whether the proof is of these very bytes. Where it is not, news are only a reason to look. */
  readonly provesBytes: boolean;
  /** Bodies that mean different things. */
  readonly news: readonly string[];
}
