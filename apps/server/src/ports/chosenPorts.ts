import type { Clock } from '@passo/domain';
import type { Config } from '../platform/config.ts';
import type { Outbound } from '../platform/outbound.ts';
import { unico, unicoDoor, UNICO_URL } from './identity/unico.ts';
import { UNICO_IDENTITY_URL } from './identity/unicoAccess.ts';
import { qitechAlone, qitechBalance, qitechDoor, qitechQuotes } from './lender/qitech.ts';
import { QITECH_URL } from './lender/qitechFgts.ts';
import { qitechKeys } from './lender/qitechSigning.ts';
import { twilioDoor } from './messaging/twilio.ts';
import type { Quoting } from './lender/lender.ts';
import type { Providers } from './port.ts';
import type { PortName } from './registry.ts';
import { clicksign, CLICKSIGN_URL } from './signature/clicksign.ts';
import { clicksignDoor } from './signature/clicksignDoor.ts';
import type { Storage } from './storage/storage.ts';
import type { WebhookDoor } from './webhook.ts';

interface ChosenParts {
  readonly config: Config<PortName>;
  readonly outbound: Outbound;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly publicUrl: string;
}

interface Chosen {
  /** Takes the place of the simulator's, operation by operation. */
  readonly providers: Partial<Providers>;
  readonly doors: readonly WebhookDoor[];
  /** Who is asked for quotes in place of the simulator. */
  readonly quoting?: Quoting;
}

/** The real vendors of ports that steps ask, where the configuration names them, with the doors at which they call back. */
export function chosenPorts(parts: ChosenParts): Chosen {
  const named = (port: PortName, vendor: string): boolean => parts.config.providers(port).includes(vendor);
  const chosen: readonly Chosen[] = [
    ...(named('identity', 'unico') ? [byUnico(parts)] : []),
    ...(named('signature', 'clicksign') ? [byClicksign(parts)] : []),
    ...(named('lender', 'qitech') ? [byQitech(parts)] : []),
    ...(named('messaging', 'twilio') ? [byTwilio(parts)] : []),
  ];
  const quoting = chosen.find((one) => one.quoting !== undefined)?.quoting;
  return {
    ...(quoting !== undefined && { quoting }),
    providers: chosen.reduce<Partial<Providers>>((all, { providers }) => ({ ...all, ...providers }), {}),
    doors: chosen.flatMap(({ doors }) => doors),
  };
}

function byUnico({ config, outbound, clock, publicUrl }: ChosenParts): Chosen {
  const { secret } = config;
  const providers = unico({
    vendor: { outbound, url: config.vendorUrl('identity', 'unico') ?? UNICO_URL },
    account: {
      issuer: secret('UNICO_ISSUER'),
      key: Buffer.from(secret('UNICO_PRIVATE_KEY'), 'base64').toString('utf8'),
      identityUrl: config.vendorUrl('identity', 'unico') ?? UNICO_IDENTITY_URL,
    },
    apiKey: secret('UNICO_API_KEY'),
    callbackUrl: publicUrl,
    clock,
  });
  return { providers, doors: [unicoDoor('unico', secret('UNICO_WEBHOOK_KEY'))] };
}

function byClicksign({ config, outbound, storage }: ChosenParts): Chosen {
  const vendor = { outbound, url: config.vendorUrl('signature', 'clicksign') ?? CLICKSIGN_URL };
  return {
    providers: clicksign({ vendor, token: config.secret('CLICKSIGN_ACCESS_TOKEN'), storage }),
    doors: [clicksignDoor('clicksign', Buffer.from(config.secret('CLICKSIGN_HMAC_SECRET')))],
  };
}

/** Beside the simulator it answers what it can; alone, nothing is made up for the rest. */
function byQitech({ config, outbound, clock, publicUrl }: ChosenParts): Chosen {
  const pem = (name: string): string => Buffer.from(config.secret(name), 'base64').toString('utf8');
  const keys = qitechKeys(config.secret('QITECH_API_KEY'), pem('QITECH_PRIVATE_KEY'), pem('QITECH_PUBLIC_KEY'));
  const parts = { vendor: { outbound, url: config.vendorUrl('lender', 'qitech') ?? QITECH_URL }, keys, clock };
  const isAlone = !config.providers('lender').includes('simulated');
  return {
    providers: isAlone ? qitechAlone(parts) : qitechBalance(parts),
    ...(isAlone && { quoting: qitechQuotes }),
    doors: [qitechDoor('qitech', parts, new URL(`${publicUrl}/webhooks/qitech`).pathname)],
  };
}

const byTwilio = ({ config, publicUrl }: ChosenParts): Chosen => ({
  providers: {},
  doors: [twilioDoor('twilio', config.secret('TWILIO_AUTH_TOKEN'), `${publicUrl}/webhooks/twilio`)],
});
