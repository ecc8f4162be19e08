import fs from 'node:fs';
import path from 'node:path';
import { createOutbound } from '../../platform/outbound.ts';
import type { Making, PortName, Vendor } from '../vendor.ts';
import { exampleClock, type VendorExamples } from './vendorExamples.ts';
import { httpExamples } from '../http/testing/examples.ts';
import { allVendors } from '../registry.ts';

const PORTS = path.resolve(import.meta.dirname, '..');

/** Every vendor that is declared, with what its folder knows for tests. */
export const everyVendor: readonly { readonly vendor: Vendor; readonly examples: VendorExamples }[] = await Promise.all(
  allVendors.map(async (vendor) => ({ vendor, examples: await examplesOf(vendor) })),
);

async function examplesOf(vendor: Vendor): Promise<VendorExamples> {
  const { port, name } = vendor;
  if (isOfAnyPort(vendor)) return httpExamples(vendor);
  const file = path.join(PORTS, port, name, 'examples.ts');
  if (!fs.existsSync(file)) throw new Error(`the vendor ${name} of ${port} has no ports/${port}/${name}/examples.ts`);
  const loaded: { readonly examples?: VendorExamples } = await import(file);
  if (loaded.examples === undefined) throw new Error(`ports/${port}/${name}/examples.ts exports no \`examples\``);
  return loaded.examples;
}

/** One that answers for any port, and so has no folder in a port's. */
export function isOfAnyPort({ name }: Vendor): boolean {
  return name === 'http';
}

/** Those of some ports. */
export const vendorsOf = (...ports: readonly PortName[]) =>
  everyVendor.filter(({ vendor }) => ports.includes(vendor.port));

/** What a vendor is made from, with the keys of its examples; asked at `url`. */
export const makingWith = ({ environment }: VendorExamples, url = 'http://127.0.0.1:1'): Making => ({
  outbound: createOutbound({ wait: async () => undefined }),
  at: () => url,
  secret: (name) => environment[name] ?? '',
  clock: exampleClock,
  publicUrl: 'https://passo.exemplo',
  storage: { get: async () => null },
});
