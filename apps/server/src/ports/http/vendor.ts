import { operationsOf } from '@passo/catalog';
import { OperatorError } from '../../platform/operatorError.ts';
import { variableOf } from '../../platform/providerChoices.ts';
import type { Operation } from '../port.ts';
import type { Made, Making, PortName, Vendor } from '../vendor.ts';
import { askOver, type Ask } from './ask.ts';
import { httpDoor } from './door.ts';
import { helpers, isHelperPort, quotingOver } from './helpers.ts';
import { isWireName } from './wire.ts';
import type { Asked, Told, WireName } from './words.ts';

const NAME = 'http';
const TIMEOUT_MS = 15_000;
const TRIES = 4;
const CHECK_EVERY_SECONDS = 1_800;
const SHORTEST_SECRET = 32;

/** Somebody's own server, for any port: who writes to this wire needs no code of ours. */
export const httpVendor = (port: Exclude<PortName, 'storage'>): Vendor => {
  const [url, secret] = ['URL', 'SECRET'].map((end) => variableOf(port).replace(/PROVIDER$/, `HTTP_${end}`));
  const needs = [url ?? '', secret ?? ''] as const;
  const provider = `${NAME}-${port}`;
  const callBackOf = ({ publicUrl }: Making): string => `${publicUrl}/webhooks/${provider}`;
  return {
    port,
    name: NAME,
    needs,
    make: (making) =>
      madeOf(
        port,
        askOver({ ...making, url: making.at(''), secret: longSecret(making, needs[1]), callBack: callBackOf(making) }),
      ),
    // Nobody waits for what no step asks.
    ...(operationsOf(port).length > 0 && {
      door: (making: Making) =>
        httpDoor({
          ...{ provider, port, callBack: callBackOf(making) },
          ...{ secret: longSecret(making, needs[1]), clock: making.clock },
        }),
    }),
  };
};

function longSecret({ secret }: Making, variable: string): string {
  const text = secret(variable);
  if (Buffer.byteLength(text) >= SHORTEST_SECRET) return text;
  throw new OperatorError(`Passo cannot start: ${variable} must have at least ${SHORTEST_SECRET} bytes.`);
}

function madeOf(port: Exclude<PortName, 'storage'>, ask: Ask): Made<PortName> {
  if (isHelperPort(port)) return helpers[port](ask);
  const names = operationsOf(port).filter((name) => isWireName(name));
  const operations = Object.fromEntries(names.map((name) => [name, operationOver(ask, name)]));
  return port === 'lender' ? { ...operations, quoting: quotingOver(ask) } : operations;
}

/** Asked again under its key, a server that was waiting tells how it stands. */
function operationOver<Name extends WireName>(ask: Ask, name: Name): Operation<Asked<Name>, Told<Name>> {
  return {
    timeoutMs: TIMEOUT_MS,
    tries: TRIES,
    ask: (question, asking) => ask(name, question, asking),
    check: async (question, { reference, ...asking }) => {
      const answer = await ask(name, question, asking);
      // Where it cannot be asked, one goes on waiting.
      return answer.kind === 'done' || answer.kind === 'refused' ? answer : { kind: 'waiting', reference };
    },
    checkEverySeconds: CHECK_EVERY_SECONDS,
  };
}
