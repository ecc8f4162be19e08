import type { Reading } from './readings.ts';

/** The variables that a vendor cannot do without, by `<port>.<vendor>`. */
export type VendorNeeds = Readonly<Record<string, readonly string[]>>;

/** What the chosen vendors need, by the variable's name. A missing one is told by its name; values are never repeated. */
export function readVendorKeys(
  env: Readonly<Record<string, string | undefined>>,
  needs: VendorNeeds,
  chosen: readonly string[],
): Reading<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  const problems = chosen.flatMap((vendor) =>
    (needs[vendor] ?? []).flatMap((name) => {
      const value = env[name];
      if (value) keys.set(name, value);
      return value ? [] : [`${name} must be set for ${vendor.replace('.', ' by ')}.`];
    }),
  );
  return { value: keys, problems };
}
