import { heldCodes } from '@passo/catalog';
import { isValidCnpj } from '@passo/domain';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { redact } from './redact.ts';

export type { Logger };

/**
 * What may stand in a log line: names of our own things, counts and durations. Everything else is left out, so that nobody
 * has to remember what must not be logged. Never a URL, a body, a header or an answer.
 */
const ALLOWED = new Set([
  'attempt',
  'code',
  'codes',
  'count',
  'err',
  'event',
  'job',
  'kind',
  'lender',
  'method',
  'mode',
  'ms',
  'name',
  'operation',
  'outcome',
  'pid',
  'port',
  'product',
  'proposal',
  'provider',
  'reason',
  'reqId',
  'route',
  'slug',
  'status',
  'step',
  'version',
]);

/** Structured logs, a JSON object per line on standard output. `silent` for tests. */
export function createLogger(level = 'info', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: keepAllowed },
    serializers: { err: describeError, msg: (text: unknown) => redact(String(text)) },
  };
  const logger: Logger = destination ? pino(options, destination) : pino(options);
  // pino forgets the bindings formatter for child loggers; children inherit this `child` in turn.
  const makeChild = logger.child;
  const child = function (this: unknown, bindings: Record<string, unknown>, rest: unknown): unknown {
    return Reflect.apply(makeChild, this, [keepAllowed(bindings), rest]);
  };
  Object.defineProperty(logger, 'child', { value: child });
  return logger;
}

function keepAllowed(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      ALLOWED.has(name) ? [[name, (own[name] ?? harmless)(value)]] : [],
    ),
  );
}

const LEFT_OUT = '[left out]';

/** What would be left out or masked by its shape, and is known by what it is. */
const own: Readonly<Record<string, (value: unknown) => unknown>> = {
  // Known codes alone: what a provider calls its own trouble may carry what it was told.
  codes: (value) => (Array.isArray(value) ? value.map((code) => (heldCodes.has(code) ? code : '[unknown]')) : LEFT_OUT),
  // A bank's registered number, which it writes under every offer.
  lender: (value) => (typeof value === 'string' && isValidCnpj(value) ? value : harmless(value)),
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// Our own ids are how a log is followed; links and codes never have this shape.
function harmless(value: unknown): unknown {
  if (typeof value === 'string') return UUID.test(value) ? value : redact(value);
  return value instanceof Error || typeof value === 'number' || typeof value === 'boolean' ? value : LEFT_OUT;
}

type Described = {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: Described;
};

// Only these: a database error also carries the row (`detail`) and a fetch error the address.
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: '' };
  const clean = quotesValues(error) ? (text: string) => redact(withoutQuoted(text)) : redact;
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

// PostgreSQL's data exceptions (class 22) repeat the value that they refuse, and a name has no shape to be known by.
const quotesValues = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
const withoutQuoted = (text: string): string => text.replace(/"[^"]*"/g, '"[value]"');
