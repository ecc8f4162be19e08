import { nearest } from '@passo/domain';
import { parseUrl, type Reading } from './readings.ts';

/** The simulated world answers a port under this name. */
export const SIMULATED = 'simulated';

/** Who may be chosen for each port, by name; the first is who answers where nobody is chosen. */
export type ProviderNames = Readonly<Record<string, readonly [usual: string, ...vendors: string[]]>>;

type ProviderChoices = ReadonlyMap<string, readonly string[]>;

/** `payrollMargin` is chosen by `PAYROLL_MARGIN_PROVIDER`. */
export const variableOf = (port: string): string =>
  `${port.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_PROVIDER`;

/** Another address for a vendor, such as a test environment or a mirror: `ADDRESSES_VIACEP_URL`. */
export const urlVariable = (port: string, vendor: string): string =>
  variableOf(port).replace(/PROVIDER$/, `${vendor.toUpperCase()}_URL`);

/** The addresses that the environment gives to vendors, by `<port>.<vendor>`, without a slash at the end. */
export function readVendorUrls(
  env: Readonly<Record<string, string | undefined>>,
  ports: ProviderNames,
): Reading<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>();
  const problems = Object.entries(ports).flatMap(([port, [, ...vendors]]) => [
    ...vendors.flatMap((vendor) => {
      const name = urlVariable(port, vendor);
      const text = env[name];
      if (!text) return [];
      const read = parseUrl(name, text, ['http:', 'https:']);
      urls.set(`${port}.${vendor}`, read.value.replace(/\/+$/, ''));
      return read.problems;
    }),
    ...strayUrls(env, port, vendors),
  ]);
  return { value: urls, problems };
}

/** A misspelt address would be no address, and what was meant for a test environment would go to the real vendor. */
function strayUrls(
  env: Readonly<Record<string, string | undefined>>,
  port: string,
  vendors: readonly string[],
): string[] {
  const known = vendors.map((vendor) => urlVariable(port, vendor));
  const begin = urlVariable(port, '').replace(/_URL$/, '');
  const strays = Object.keys(env).filter(
    (name) => name.startsWith(begin) && name.endsWith('_URL') && env[name] && !known.includes(name),
  );
  return strays.map(
    (name) => `${name} is the address of no vendor of ${port} (${known.join(', ') || 'none exists yet'}).`,
  );
}

/** Reads from the environment which vendors each port is to ask. */
export function readProviders(
  env: Readonly<Record<string, string | undefined>>,
  ports: ProviderNames,
): Reading<ProviderChoices> {
  const problems: string[] = [];
  const choices = new Map<string, readonly string[]>();
  for (const [port, known] of Object.entries(ports)) {
    const wanted = splitNames(env[variableOf(port)] ?? '');
    problems.push(...problemsOf(wanted, known).map((problem) => `${variableOf(port)} ${problem}.`));
    choices.set(port, wanted.length > 0 ? wanted : [known[0]]);
  }
  return { value: choices, problems: [...problems, ...misspelt(env, Object.keys(ports).map(variableOf))] };
}

/** A port whose name has a slip of the finger in it would be answered as if nobody had been chosen. */
const misspelt = (env: Readonly<Record<string, string | undefined>>, known: readonly string[]): readonly string[] =>
  Object.keys(env)
    .filter((name) => name.endsWith('_PROVIDER') && !known.includes(name))
    .flatMap((name) => {
      const near = nearest(name, known);
      return near === undefined ? [] : [`${name} is no port's; did you mean ${near}?`];
    });

function problemsOf(wanted: readonly string[], known: readonly string[]): string[] {
  if (!wanted.every((name) => known.includes(name)))
    return [`must be one or more of ${known.join(', ')}, separated by commas`];
  if (new Set(wanted).size < wanted.length) return ['names somebody twice'];
  // It answers whatever it is asked: who stands behind it would be chosen and never asked.
  const isLast = !wanted.slice(0, -1).includes(SIMULATED);
  return isLast ? [] : [`must name ${SIMULATED} last`];
}

const splitNames = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The vendors chosen for a port, in order. */
export function chosenVendors(choices: ProviderChoices, port: string): readonly string[] {
  const chosen = choices.get(port);
  if (!chosen) throw new RangeError(`the port ${port} was not declared when the configuration was read`);
  return chosen;
}
