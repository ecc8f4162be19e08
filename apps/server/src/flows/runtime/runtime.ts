import type { Clock } from '@passo/domain';
import type { StepDefinition } from '@passo/engine';
import type { Channels, FlowVersion } from '../../channels/channel.ts';
import type { News } from '../../database/herald.ts';
import type { Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RateLimiter } from '../../platform/rateLimit.ts';
import type { TrustedTokens } from '../../platform/trustedTokens.ts';
import type { Addresses } from '../../ports/addresses/addresses.ts';
import type { Authorizations } from '../../ports/authorizations/authorizations.ts';
import type { Companies } from '../../ports/companies/companies.ts';
import type { Quoting } from '../../ports/lender/lender.ts';
import type { WritePdf } from '../../ports/documents/pdfWriter.ts';
import type { Messaging } from '../../ports/messaging/messaging.ts';
import type { Providers } from '../../ports/port.ts';
import type { Storage } from '../../ports/storage/storage.ts';
import type { Vehicles } from '../../ports/vehicles/vehicles.ts';
import type { WebhookDoor } from '../../ports/webhook.ts';
import type { Photos } from '../../workers/photos.ts';
import type { CustomerLink } from '../../ports/messaging/customerLink.ts';

/** Everything a flow may use. main.ts puts it together; tests put in what they want. */
export interface Runtime {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly limiter: RateLimiter;
  readonly channels: Channels;
  readonly versions: (id: number) => Promise<FlowVersion>;
  readonly providers: Providers;
  readonly lender: Quoting;
  readonly messaging: Messaging;
  readonly addresses: Addresses;
  readonly companies: Companies;
  /** What a bank lets the customer allow. */
  readonly authorizations: Authorizations;
  /** Tokens signed by partners and by the office. */
  readonly tokens: TrustedTokens;
  readonly vehicles: Vehicles;
  readonly storage: Storage;
  /** Papers and photos are made beside the event loop. */
  readonly writePdf: WritePdf;
  readonly photos: Pick<Photos, 'remake'>;
  readonly doors: readonly WebhookDoor[];
  /** The reusable steps by name, for previews. */
  readonly templates: Readonly<Record<string, StepDefinition>>;
  readonly publicUrl: string;
  readonly customerLink: CustomerLink;
  /** A proposal was changed here: everybody who waits for it is told, in this process at once. */
  readonly changed: (news: News) => void;
  /** Questions to the outside were written: the jobs look now. */
  readonly asked: () => void;
  /** Somebody else is to answer from now on: the jobs look after it. */
  readonly called: () => void;
  /** Something is to be withdrawn outside: the jobs look now. */
  readonly withdrawing: () => void;
  /** The customer is to be told something: the jobs look now. */
  readonly telling: () => void;
}
