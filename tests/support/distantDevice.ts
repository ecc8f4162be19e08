import { randomUUID } from 'node:crypto';
import { SOLUTION_HEADER } from '@passo/contract/paths.ts';
import { isRecord } from '@passo/engine';
import { solutionOf } from '../../apps/portal/src/wire/solution.ts';
import { Device, type WireAnswer } from './customer.ts';

/** The challenge that an answer asks to be solved; null where it asks for none. */
export const challengeIn = ({ body: { name, errors } }: WireAnswer): unknown =>
  name === 'challenge.required' && isRecord(errors) ? errors.challenge : null;

/** A device somewhere: its calls come from an address of its own, and go to one of the processes after the other. */
export class DistantDevice extends Device {
  address: string;
  /** Solves challenges as the portal does, so many for a call. */
  readonly solves: number;
  /** How many it solved. */
  solved = 0;
  private readonly urls: readonly string[];
  private turn = 0;

  constructor(urls: readonly string[], address: string, solves = 0) {
    super(urls[0] ?? '');
    this.urls = urls;
    this.address = address;
    this.solves = solves;
  }

  override async call(...[name, given]: Parameters<Device['call']>): Promise<WireAnswer> {
    // The same request again, and so under the same key.
    const options = { key: randomUUID(), ...given };
    let answer = await this.once(name, options);
    for (let left = this.solves; left > 0 && challengeIn(answer) !== null; left -= 1) {
      const solution = (await solutionOf(challengeIn(answer))) ?? '';
      this.solved += 1;
      answer = await this.once(name, { ...options, headers: { ...options.headers, [SOLUTION_HEADER]: solution } });
    }
    return answer;
  }

  private async once(...[name, options]: Parameters<Device['call']>): Promise<WireAnswer> {
    const here = new Device(this.urls[(this.turn += 1) % this.urls.length] ?? '');
    here.patienceMs = this.patienceMs;
    for (const cookie of this.cookies) here.cookies.set(...cookie);
    const answer = await here.call(name, {
      ...options,
      headers: { ...options?.headers, 'x-forwarded-for': this.address },
    });
    for (const cookie of here.cookies) this.cookies.set(...cookie);
    return answer;
  }
}
