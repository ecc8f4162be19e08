import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ports, usualNameOf, vendorNames, vendorNeeds, vendorOf } from '../registry.ts';
import { everyVendor, isOfAnyPort, makingWith } from '../testing/everyVendor.ts';

/* What holds for every vendor that is declared: chosen by its folder's name, it is made, and nobody else is. */

const PORTS = path.resolve(import.meta.dirname, '..');

const folders = ports.flatMap((port) => {
  const folder = path.join(PORTS, port);
  const found = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  return found.filter((each) => each.isDirectory() && each.name !== 'testing').map(({ name }) => `${port}/${name}`);
});

it('has a folder of its own, and every folder is a vendor of its name', () => {
  expect(folders.toSorted()).toEqual(
    everyVendor
      .filter(({ vendor }) => !isOfAnyPort(vendor))
      .map(({ vendor }) => `${vendor.port}/${vendor.name}`)
      .toSorted(),
  );
});

it('every port can be answered by somebody who is not the simulator, documents alone by us', () => {
  const answered = everyVendor.filter(({ vendor }) => isOfAnyPort(vendor)).map(({ vendor }) => vendor.port);
  expect([...answered, 'storage'].toSorted()).toEqual(ports.toSorted());
});

it('calls back at a door of its own: no other vendor, of whatever port, has its name and a door', () => {
  const doors = everyVendor.flatMap(({ vendor, examples }) => vendor.door?.(makingWith(examples)).provider ?? []);
  expect(doors).toEqual([...new Set(doors)]);
});

it.each(everyVendor.map(({ vendor, examples }) => [`${vendor.port}.${vendor.name}`, vendor, examples] as const))(
  '%s can be chosen, tells what it needs and is made of that',
  (name, vendor, examples) => {
    expect(vendorNames[vendor.port]?.filter((each) => each === vendor.name)).toHaveLength(1);
    // Whoever bears the usual name is never made; a name is part of variables (`ADDRESSES_VIACEP_URL`) and of addresses.
    expect(vendor.name).not.toBe(usualNameOf(vendor.port));
    expect(vendor.name).toMatch(/^[a-z][a-z0-9]*$/);
    expect(vendorOf(vendor.port, vendor.name)).toBe(vendor);
    expect(vendorNeeds[name]).toEqual(vendor.needs);
    expect(Object.keys(examples.environment).toSorted()).toEqual(vendor.needs.toSorted());
    const made: unknown = vendor.make(makingWith(examples));
    expect(Object.keys(Object(made)).length).toBeGreaterThan(0);
    const atDoor = isOfAnyPort(vendor) ? `${vendor.name}-${vendor.port}` : vendor.name;
    expect(vendor.door?.(makingWith(examples)).provider).toBe(vendor.door && atDoor);
    expect(examples.door === undefined).toBe(vendor.door === undefined);
  },
);
