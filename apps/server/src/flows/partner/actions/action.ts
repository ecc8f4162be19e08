import type { BodyOf, DataOf } from '@passo/contract';
import type { ProvenAccess } from '../../access/access.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/** Something a customer may start beside the steps, by its name. */
export type Action = (
  runtime: Runtime,
  access: ProvenAccess,
  body: BodyOf<'startAction'>,
) => Promise<DataOf<'startAction'>>;

/** Messages cost money and patience: this many in this time, for one proposal. */
export const MESSAGES_PER_HOUR = 10;
export const SECONDS_BETWEEN = 30;
