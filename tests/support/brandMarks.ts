import fs from 'node:fs';
import path from 'node:path';
import { isRecord } from '@passo/engine';
import type { Device } from './customer.ts';
import { shipped } from './shipped.ts';

/* By what a page gives away whose it is: sentences, pictures, letters and names that one brand alone has. */

const root = path.resolve(import.meta.dirname, '../..');

/** Shorter ones are said by several, or within other words. */
const LEAST = 16;

/** What a page may write otherwise than a file does: quotes, markup, places that are filled in. */
const WRITTEN_OTHERWISE = /["'&<>\\\n]|\{[^}]*\}/;

function* sentencesIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield* value.split(WRITTEN_OTHERWISE).map((piece) => piece.trim());
  else if (Array.isArray(value)) for (const one of value) yield* sentencesIn(one);
  else if (isRecord(value)) yield* sentencesIn(Object.values(value));
}

const textsIn = (folder: string, ending: RegExp): readonly string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => fs.readFileSync(path.join(root, folder, file), 'utf8'));
const jsonIn = (folder: string): readonly string[] => textsIn(folder, /\.json$/);

const brands = [...new Map(shipped.map(({ partner, theme }) => [partner.slug, { partner, theme }])).values()];
const filesOf = new Map(brands.map(({ partner: { slug } }) => [slug, jsonIn(`partners/${slug}`)]));
/** What products, banks, groups and the portal itself say, whoever sells. */
const ofNobody = [
  ...['templates', 'banks', 'partners/corporations'].flatMap(jsonIn),
  ...['packages/catalog/src', 'apps/portal/src'].flatMap((folder) => textsIn(folder, /\.tsx?$/)),
]
  .join('\n')
  // A long sentence stands on several lines of source.
  .replaceAll(/' \+\s+'/g, '');

function sentencesOf(slug: string): readonly string[] {
  const others = [...filesOf].flatMap(([other, files]) => (other === slug ? [] : files)).join('\n');
  const own = filesOf.get(slug)?.flatMap((text) => [...sentencesIn(JSON.parse(text))]) ?? [];
  return [...new Set(own)].filter(
    (one) => one.length >= LEAST && !others.includes(one) && !ofNobody.includes(one) && !one.includes('://'),
  );
}

/** What pages are drawn with that are nobody's: one brand has it too. */
const OF_THE_HOUSE = 'Montserrat';

/** A name is a whole word, with its capital letter. */
const named = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])${name}(?![\\p{L}\\d])`, 'u');

const marks = brands.map(({ partner: { slug, name }, theme }) => ({
  slug,
  name: named(name),
  texts: [`/marcas/${slug}/`, ...(theme.font === OF_THE_HOUSE ? [] : [`${theme.font} Variable`]), ...sentencesOf(slug)],
}));

/** What a text says that is a brand's alone, by brand; names too. */
export function marksIn(text: string): Readonly<Record<string, readonly string[]>> {
  const found = marks.map(({ slug, name, texts }) => {
    const said = texts.filter((one) => text.includes(one));
    return [slug, name.test(text) ? [...said, name.source] : said] as const;
  });
  return Object.fromEntries(found.filter(([, said]) => said.length > 0));
}

/** How many marks a brand has: with too few nothing is proven. */
export const marksOf = (slug: string): number => marks.find((one) => one.slug === slug)?.texts.length ?? 0;

/** What a text says that another brand alone says. */
export function foreignIn(text: string, own: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(marksIn(text)).filter(([slug]) => slug !== own));
}

/** All that the device is told from now on. */
export function heardBy(device: Device): readonly string[] {
  const heard: string[] = [];
  const call = device.call.bind(device);
  device.call = async (...asked) => {
    const answer = await call(...asked);
    heard.push(JSON.stringify(answer.body));
    return answer;
  };
  return heard;
}
