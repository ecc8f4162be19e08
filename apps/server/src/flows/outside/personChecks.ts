import {
  decidePersonCheck,
  findPersonCheck,
  listPersonChecks,
  type Means,
  type Reason,
} from '../../repositories/personCheckRepository.ts';
import type { HeldCode } from '@passo/catalog';
import type { Runtime } from '../runtime/runtime.ts';
import { countedSince } from './cpfsOfPhone.ts';

/* What a person looks at before anybody outside is asked about a CPF: how many somebody opened, or how often they were refused; and never which. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** So that a page stays one that a person reads: the newest of each are shown, and how many more there are. */
const SHOWN = { subjects: 50, orders: 10 };

/** A phone, browser or CPF at which a person looks, with its orders that wait. */
export interface PersonCheck {
  readonly reason: Reason;
  readonly means: Means;
  /** CPFs that it opened, or tries that were not confirmed. */
  readonly count: number;
  readonly since: Date;
  /** The newest of them. */
  readonly orders: readonly {
    readonly id: string;
    readonly proposal: string;
    readonly channel: string;
    readonly asked_at: Date;
  }[];
  /** Its orders that are not among these. */
  readonly more: number;
}

export interface OpenPersonChecks {
  /** Who came last first. */
  readonly checks: readonly PersonCheck[];
  /** Phones, browsers and CPFs that are not among these. */
  readonly more: number;
}

/** What waits for a person now. */
export async function openPersonChecks(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { subjects, orders: each } = SHOWN,
): Promise<OpenPersonChecks> {
  const rows = await listPersonChecks(db, [countedSince({ clock }), subjects, each]);
  const bySubject = Map.groupBy(rows, ({ reason, means, subject }) => `${reason} ${means} ${subject.toString('hex')}`);
  const checks = [...bySubject.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { reason, means, count, since } = first;
    const orders = own.map(({ id, proposal, channel, asked_at }) => ({ id, proposal, channel, asked_at }));
    return [{ reason, means, count, since, orders, more: first.orders - orders.length }];
  });
  return { checks, more: (rows[0]?.subjects ?? 0) - checks.length };
}

/** Why a person has looked, as the log says it. */
export const codeOf: Readonly<Record<Reason, HeldCode>> = {
  manyCpfs: 'phone.manyCpfs',
  manyRefusals: 'identity.manyRefusals',
};

/** A person decides, and its question is put or refused at once. The first decision stands: answers which one that is, null where there is none. */
export async function decideOnCheck(
  { db, clock, logger, asked }: Pick<Runtime, 'db' | 'clock' | 'logger' | 'asked'>,
  id: string,
  decision: 'released' | 'refused',
): Promise<string | null> {
  if (!UUID.test(id)) return null;
  const [decided] = await decidePersonCheck(db, [id, decision, clock.now()]);
  if (decided === undefined) {
    const [found] = await findPersonCheck(db, [id]);
    return found?.state ?? null;
  }
  const { proposal, reason } = decided;
  logger.info({ proposal, outcome: decision, codes: [codeOf[reason]] }, 'a person has looked at a CPF');
  asked();
  return decision;
}
