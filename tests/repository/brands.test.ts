import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hexToOklch } from '../../packages/domain/src/color/oklch.ts';
import type { Hex } from '../../packages/domain/src/color/color.ts';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';

/* Brands are told from each other without their names: by letters, colour, pictures and voice. */

const root = path.resolve(import.meta.dirname, '../..');
const channels = loadPartners(root);
/** The first channel of each brand. */
const brands = channels.filter(
  ({ partner }, at) => channels.findIndex((one) => one.partner.slug === partner.slug) === at,
);

/** Names of brands of which two have the same. */
const shared = (of: (brand: (typeof brands)[number]) => string): readonly string[] =>
  brands
    .filter((brand) => brands.some((one) => one !== brand && of(one) === of(brand)))
    .map(({ partner }) => partner.slug);

const picture = (slug: string, file: string): string =>
  fs.readFileSync(path.join(root, 'partners', slug, file), 'utf8');

it.each<[string, (brand: (typeof brands)[number]) => string]>([
  ['a font', ({ theme }) => theme.font],
  ['a logo', ({ partner, theme }) => picture(partner.slug, theme.logo)],
  ['a favicon', ({ partner, theme }) => picture(partner.slug, theme.favicon)],
])('no two share %s', (_what, of) => {
  expect(brands.length).toBeGreaterThan(1);
  expect(shared(of)).toEqual([]);
});

it('no two that have words of their own have the same', () => {
  const voices = brands.map(({ texts }) => JSON.stringify(texts.words)).filter((words) => words !== '{}');
  expect(voices).toEqual([...new Set(voices)]);
});

/** So far apart two colours of a brand are at least, in OKLab; a difference that the eye just sees is 0.02. */
const APART = 0.06;

function lab(color: string): readonly [number, number, number] {
  const { l, c, h } = hexToOklch(color as Hex);
  const hue = (h * Math.PI) / 180;
  return [l, c * Math.cos(hue), c * Math.sin(hue)];
}

it('no two have nearly the same colour', () => {
  const near = brands.flatMap((one, at) =>
    brands.slice(at + 1).flatMap((other) => {
      const [[l, a, b], [otherL, otherA, otherB]] = [lab(one.theme.colors.primary), lab(other.theme.colors.primary)];
      const apart = Math.hypot(l - otherL, a - otherA, b - otherB);
      return apart < APART ? [`${one.partner.slug} and ${other.partner.slug}: ${apart.toFixed(3)}`] : [];
    }),
  );
  expect(near).toEqual([]);
});
