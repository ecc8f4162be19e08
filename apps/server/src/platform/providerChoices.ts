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
const urlVariable = (port: string, vendor: string): string =>
  variableOf(port).replace(/PROVIDER$/, `${vendor.toUpperCase()}_URL`);

/** The addresses that the environment gives to vendors, by `<port>.<vendor>`, without a slash at the end. */
export function readVendorUrls(
  env: Readonly<Record<string, string | undefined>>,
  ports: ProviderNames,
): Reading<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>();
  const problems = Object.entries(ports).flatMap(([port, known]) =>
    known.flatMap((vendor) => {
      const name = urlVariable(port, vendor);
      const text = env[name];
      if (!text) return [];
      const read = parseUrl(name, text, ['http:', 'https:']);
      urls.set(`${port}.${vendor}`, read.value.replace(/\/+$/, ''));
      return read.problems;
    }),
  );
  return { value: urls, problems };
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
    if (!wanted.every((name) => known.includes(name))) {
      problems.push(`${variableOf(port)} must be one or more of ${known.join(', ')}, separated by commas.`);
    }
    choices.set(port, wanted.length > 0 ? wanted : [known[0]]);
  }
  return { value: choices, problems };
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
