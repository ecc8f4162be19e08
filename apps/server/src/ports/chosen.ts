import type { Clock } from '@passo/domain';
import type { Config } from '../platform/config.ts';
import { OperatorError } from '../platform/operatorError.ts';
import type { Outbound } from '../platform/outbound.ts';
import { variableOf } from '../platform/providerChoices.ts';
import { usualNameOf, vendorOf } from './registry.ts';
import type { Storage } from './storage/storage.ts';
import type { Made, Making, PortName } from './vendor.ts';
import type { WebhookDoor } from './webhook.ts';

interface ChoiceParts {
  readonly config: Config<PortName>;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly storage: Pick<Storage, 'get'>;
}

/** Makes what the configuration chose. */
export interface Choice {
  /** Who answers the port, in the order of the configuration; `usual` stands for who answers where nobody is chosen. */
  made<Port extends PortName, Usual>(port: Port, usual: Usual): readonly (Made<Port> | Usual)[];
  /** Whether nobody but real vendors was chosen. */
  isAlone(port: PortName): boolean;
  /** Where the chosen vendors of a port call back. */
  doors(port: PortName): readonly WebhookDoor[];
}

/** What lies in two places lies nowhere; what a bank allowed, only that bank knows. */
const oneOnly = ['authorizations', 'storage'] as const satisfies readonly PortName[];

/** A vendor that is named and cannot be made is nobody else: the start is refused, in any mode. */
export function choiceOf({ config, outbound, clock, publicUrl, storage }: ChoiceParts): Choice {
  const making = (port: PortName, name: string): Making => ({
    outbound,
    at: (usualUrl) => config.vendorUrl(port, name) ?? usualUrl,
    secret: config.secret,
    clock,
    publicUrl,
    storage,
  });
  const named = <Port extends PortName>(port: Port, name: string) => {
    const vendor = vendorOf(port, name);
    if (vendor === undefined) throw new OperatorError(`Passo cannot start: ${port} has no vendor ${name}.`);
    return vendor;
  };
  for (const port of oneOnly) {
    if (config.providers(port).length > 1)
      throw new OperatorError(`Passo cannot start: ${variableOf(port)} takes one name.`);
  }
  const real = (port: PortName): readonly string[] =>
    config.providers(port).filter((name) => name !== usualNameOf(port));
  return {
    made: (port, usual) =>
      config
        .providers(port)
        .map((name) => (name === usualNameOf(port) ? usual : named(port, name).make(making(port, name)))),
    isAlone: (port) => real(port).length === config.providers(port).length,
    doors: (port) => real(port).flatMap((name) => named(port, name).door?.(making(port, name)) ?? []),
  };
}
