import fs from 'node:fs';
import path from 'node:path';
import { createOutbound } from '../../platform/outbound.ts';
import type { Making, PortName, Vendor } from '../vendor.ts';
import type { VendorExamples } from './vendorExamples.ts';
import * as declared from '../vendors.ts';

const PORTS = path.resolve(import.meta.dirname, '..');

/** Every vendor that is declared, with what its folder knows for tests. */
export const everyVendor: readonly { readonly vendor: Vendor; readonly examples: VendorExamples }[] = await Promise.all(
  Object.values(declared).map(async (vendor) => ({ vendor, examples: await examplesOf(vendor) })),
);

async function examplesOf({ port, name }: Vendor): Promise<VendorExamples> {
  const file = path.join(PORTS, port, name, 'examples.ts');
  if (!fs.existsSync(file)) throw new Error(`the vendor ${name} of ${port} has no ports/${port}/${name}/examples.ts`);
  const loaded: { readonly examples?: VendorExamples } = await import(file);
  if (loaded.examples === undefined) throw new Error(`ports/${port}/${name}/examples.ts exports no \`examples\``);
  return loaded.examples;
}

/** Those of some ports. */
export const vendorsOf = (...ports: readonly PortName[]) =>
  everyVendor.filter(({ vendor }) => ports.includes(vendor.port));

/** What a vendor is made from, with the keys of its examples; asked at `url`. */
export const makingWith = ({ environment }: VendorExamples, url = 'http://127.0.0.1:1'): Making => ({
  outbound: createOutbound({ wait: async () => undefined }),
  at: () => url,
  secret: (name) => environment[name] ?? '',
  clock: { now: () => new Date() },
  publicUrl: 'https://passo.exemplo',
  storage: { get: async () => null },
});
