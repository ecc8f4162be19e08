import type { OperationName } from '@passo/catalog';
import type { Clock } from '@passo/domain';
import type { Outbound } from '../platform/outbound.ts';
import type { Addresses } from './addresses/addresses.ts';
import type { Authorizations } from './authorizations/authorizations.ts';
import type { Companies } from './companies/companies.ts';
import type { Quoting } from './lender/lender.ts';
import type { Carrier } from './messaging/byChannel.ts';
import type { PortOf } from './port.ts';
import type { Blobs } from './storage/blobs.ts';
import type { Storage } from './storage/storage.ts';
import type { VehiclesVendor } from './vehicles/vehicles.ts';
import type { WebhookDoor } from './webhook.ts';

/** The ports that steps ask; papers are written by ourselves. */
export type AskedPort = OperationName extends infer Name
  ? Name extends `${infer Port}.${string}`
    ? Exclude<Port, 'documents'>
    : never
  : never;

/** What answers a port that no step asks. */
interface Helpers {
  readonly addresses: Addresses;
  readonly companies: Companies;
  readonly vehicles: VehiclesVendor;
  readonly messaging: Carrier;
  readonly authorizations: Authorizations;
  readonly storage: Blobs;
}

/** Operations by name; what is left out is not offered. A lender may quote beside them. */
type Answering<Port extends AskedPort> = Partial<PortOf<Port>> &
  (Port extends 'lender' ? { readonly quoting?: Quoting } : unknown);

export type PortName = AskedPort | keyof Helpers;

/** What a vendor of the port is to us. */
export type Made<Port extends PortName> = Port extends keyof Helpers
  ? Helpers[Port]
  : Port extends AskedPort
    ? Answering<Port>
    : never;

/** What a vendor is made from. */
export interface Making<Need extends string = string> {
  readonly outbound: Outbound;
  /** Where the vendor is asked, without a slash at the end: as configured, else at its usual address. */
  at(usualUrl: string): string;
  /** A variable that the vendor declared: it was checked when the configuration was read. */
  secret(name: Need): string;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Where photos and papers lie, for vendors that are sent them. */
  readonly storage: Pick<Storage, 'get'>;
}

/** Somebody who answers a port, in `ports/<port>/<name>/vendor.ts`. */
export interface Vendor<Port extends PortName = PortName> {
  readonly port: Port;
  /** As it is chosen: `ADDRESSES_PROVIDER=viacep`. */
  readonly name: string;
  /** Variables of the environment that it cannot do without. */
  readonly needs: readonly string[];
  make(parts: Making): Made<Port>;
  /** Where it calls back: `POST /webhooks/<name>`. */
  door?(parts: Making): WebhookDoor;
}

/** Declares a vendor. It can read no variable that it does not declare as a need. */
export const defineVendor = <const Port extends PortName, const Need extends string = never>(
  vendor: Omit<Vendor<Port>, 'needs' | 'make' | 'door'> & {
    readonly needs: readonly Need[];
    make(parts: Making<Need>): Made<Port>;
    door?(parts: Making<Need>): WebhookDoor;
  },
): Vendor<Port> => vendor;
