import { isIPv6 } from 'node:net';

/** A value read from the environment and what is wrong with it, a sentence each. With problems the value is not to be used. */
export type Reading<T> = { readonly value: T; readonly problems: readonly string[] };

/** A TCP port; 0 lets the system choose one. */
export function parsePort(name: string, text: string): Reading<number> {
  const value = Number(text);
  const isPort = /^\d+$/.test(text) && value <= 65_535;
  return { value: isPort ? value : 0, problems: isPort ? [] : [`${name} must be a number from 0 to 65535.`] };
}

/** An instant such as `2026-10-20T12:00:00Z`; null where nothing is set. */
export function parseInstant(name: string, text: string | undefined): Reading<Date | null> {
  if (!text) return { value: null, problems: [] };
  const value = new Date(text);
  const isInstant = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(value.getTime());
  return isInstant
    ? { value, problems: [] }
    : { value: null, problems: [`${name} must be an instant such as 2026-10-20T12:00:00Z.`] };
}

/** A host as a URL spells it: an IPv6 address stands in brackets. */
export const inUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** An absolute URL of one of the protocols, as it was written. */
export function parseUrl(name: string, text: string, protocols: readonly string[]): Reading<string> {
  const isKnown = URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return {
    value: text,
    problems: isKnown
      ? []
      : [`${name} must be a URL beginning with ${protocols.map((each) => `${each}//`).join(' or ')}.`],
  };
}
