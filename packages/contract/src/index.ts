import type { z } from 'zod';
import * as calls from './calls/index.ts';
import type { PortalCallName } from './paths.ts';

export { calls };
export { openApi } from './openApi.ts';
export type { OfferOnWire } from './offer.ts';
export { pathOf, paths, type CallName } from './allPaths.ts';

/** The calls that speak JSON both ways (documents and the event stream are streams). */
type Calls = typeof calls;
export type JsonCallName = keyof Calls;
/** Those among them that the portal makes. */
export type PortalJsonCallName = JsonCallName & PortalCallName;

type Part<Name extends JsonCallName, Key extends 'params' | 'query' | 'body' | 'data'> = Calls[Name] extends {
  readonly [K in Key]?: infer Schema;
}
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : undefined
  : undefined;

export type ParamsOf<Name extends JsonCallName> = Part<Name, 'params'>;
export type QueryOf<Name extends JsonCallName> = Part<Name, 'query'>;
export type BodyOf<Name extends JsonCallName> = Part<Name, 'body'>;
export type DataOf<Name extends JsonCallName> = Part<Name, 'data'>;

export type SystemConfiguration = DataOf<'system'>;
export type ProposalOnWire = DataOf<'updateStep'>;
export type StepOnWire = SystemConfiguration['steps'][number];
