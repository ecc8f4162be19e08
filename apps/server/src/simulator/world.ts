import { createHmac } from 'node:crypto';
import type { Clock } from '@passo/domain';
import type { Banks } from '../channels/banks/bank.ts';
import { listen, type Listener } from '../database/listen.ts';
import type { Database } from '../database/pool.ts';
import type { Keyring } from '../platform/keyring.ts';
import type { Logger } from '../platform/logger.ts';
import { createOutbound } from '../platform/outbound.ts';
import { simulatedAuthorizations } from './ports/authorizations.ts';
import { simulatedBenefits } from './ports/benefits.ts';
import { simulatedBureau } from './ports/bureau/bureau.ts';
import { contentHmac } from '../ports/contentHmac.ts';
import { simulatedEmployer } from './ports/employer.ts';
import { simulatedIdentity } from './ports/identity.ts';
import { simulatedLender } from './ports/lender/lender.ts';
import { simulatedMessaging } from './ports/messaging.ts';
import { simulatedOffice } from './ports/office.ts';
import { simulatedPayrollMargin } from './ports/payrollMargin.ts';
import { personDoor } from '../ports/personDoor.ts';
import { clicksignDoor } from '../ports/signature/clicksign/clicksignDoor.ts';
import { simulatedSignature } from './ports/signature.ts';
import { simulatedUtility } from './ports/utility.ts';
import { openBooks } from './books.ts';
import { startCallbacks } from './callbacks.ts';
import { createDecisions } from './decisions.ts';
import { callbackOf, personProviders } from './verdict.ts';

interface WorldParts {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ownUrl: string;
  /** Who lends. */
  readonly banks: Banks;
  /** Multiplies every latency; 0 answers at once. */
  readonly pace: number;
}

/** The outside world, simulated: every provider, what waits for a person, and the calls back. */
export function simulatedWorld(parts: WorldParts) {
  const { db, keyring, clock, logger, ownUrl, banks, pace } = parts;
  const books = openBooks(db, keyring);
  const decisions = createDecisions(db, keyring);
  const lender = simulatedLender({ books, pace, db, keyring, clock, decisions, banks });
  const messaging = simulatedMessaging(db, keyring, clock);
  const providers = {
    ...simulatedBureau({ books, pace }, decisions, clock),
    ...simulatedBenefits({ books, pace }),
    ...simulatedOffice({ books, pace }, decisions),
    ...simulatedUtility({ books, pace }, clock),
    ...simulatedIdentity({ books, pace }, decisions),
    ...simulatedPayrollMargin({ books, pace }),
    ...simulatedSignature({ books, pace }, decisions),
    ...simulatedEmployer({ books, pace }, decisions),
    ...lender,
  };
  const secret = (provider: string): Buffer =>
    createHmac('sha256', keyring.keyedHash(provider, 'sim-webhook')).digest();
  let callbacks: ReturnType<typeof startCallbacks> | undefined;
  let line: Listener | undefined;
  return {
    providers,
    lender,
    decisions,
    messaging,
    authorizations: simulatedAuthorizations({ db, keyring, clock, messaging }),
    doors: [
      clicksignDoor('clicksign-simulado', secret('clicksign-simulado')),
      ...personProviders.map(({ provider, port, when }) => personDoor(provider, port, secret(provider), when)),
    ],
    /** A person outside decides. False where it was decided before or never asked. */
    decide: async (reference: string, approved: boolean, reason: string): Promise<boolean> => {
      const pending = await decisions.find(reference);
      if (pending === null) return false;
      const callback = callbackOf(pending, approved, reason, clock.now());
      return callback !== null && decisions.decide(reference, approved ? 'approve' : 'refuse', callback);
    },
    start: async (): Promise<void> => {
      const sign = (provider: string, body: string) => ({ 'content-hmac': contentHmac(secret(provider), body) });
      callbacks = startCallbacks({ db, keyring, logger, outbound: createOutbound(), ownUrl, sign });
      const look = (): void => callbacks?.wake();
      line = await listen({
        url: parts.databaseUrl,
        channels: ['sim_callback'],
        onNotify: look,
        onLost: look,
        onRestored: look,
      });
    },
    stop: async (): Promise<void> => {
      await callbacks?.stop();
      await line?.close();
    },
  };
}

export type SimulatedWorld = ReturnType<typeof simulatedWorld>;
