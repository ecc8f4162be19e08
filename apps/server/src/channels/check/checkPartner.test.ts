import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { LoadedChannel } from '../loadChannel.ts';
import { loadPartners } from '../loadPartners.ts';
import { changed, root, type Change } from '../testing/changedPartners.ts';
import { checkPartner } from './checkPartner.ts';

/* What a partner is told that no rule refuses. */

const copies: string[] = [];
afterAll(() => copies.forEach((copy) => fs.rmSync(copy, { recursive: true })));

/** Of one partner, with these files changed. */
function told(slug: string, ...changes: readonly Change[]): readonly string[] {
  const copy = changed(...changes);
  copies.push(copy);
  return linesOf(copy, slug, loadPartners(copy));
}

const linesOf = (house: string, slug: string, all: readonly LoadedChannel[]): readonly string[] =>
  checkPartner({
    ...{ root: house, folder: `partners/${slug}` },
    channels: all.filter(({ partner }) => partner.slug === slug),
  }).map(({ file, path: at, message }) => `${file}${at === '' ? '' : ` at ${at}`}: ${message}`);

const shipped = loadPartners(root);
const slugs = [...new Set(shipped.map(({ partner }) => partner.slug))];
it.each(slugs)('%s has nothing left to be told', (slug) => expect(linesOf(root, slug, shipped)).toEqual([]));

type Words = Record<string, unknown>;
/** What is changed of the files here. */
interface Loose {
  readonly colors: Words;
  readonly faq: Words;
  readonly hero: Words;
  readonly channels: readonly [Words];
}

const theme = (change: (theme: Loose) => unknown) => (text: string) => {
  const read = JSON.parse(text);
  change(read);
  return JSON.stringify(read);
};
const THEME = 'partners/ipe/theme.json';

it.each<[string, Change, string]>([
  [
    'words that cannot be read',
    [THEME, theme(({ colors }) => (colors.textColor = '#0a5a33'))],
    `${THEME} at colors.textColor: cannot be read on the primary: #ffffff takes its place; choose one with a contrast of 4.5, or leave it out`,
  ],
  [
    'a question that nobody answers',
    ['partners/ipe/texts.json', theme(({ faq }) => delete faq.energy)],
    'partners/ipe/texts.json at faq.energy: nobody finds an answer: there is no question of it',
  ],
  [
    'a picture that no theme names',
    [THEME, theme(({ hero }) => delete hero.motif)],
    'partners/ipe/motif.svg: no theme names this picture; take it out',
  ],
  [
    'a heavy picture',
    ['partners/ipe/logo.svg', (text) => text.replace('<path', `<!--${'x'.repeat(20_000)}--><path`)],
    'partners/ipe/logo.svg: weighs 21.8 kB, and a logo at most 12.0',
  ],
  [
    'a picture without a size',
    ['partners/ipe/logo.svg', (text) => text.replace('viewBox', 'data-box')],
    'partners/ipe/logo.svg: has no viewBox, so it is not drawn smaller or larger',
  ],
  [
    'a level that says nothing new',
    ['partners/ipe/partner.json', theme(({ channels }) => (channels[0].restart = true))],
    'partners/ipe/partner.json at channels[0].restart: says what partners/ipe/overrides.json has said; leave it out',
  ],
])('%s', (_what, change, line) => expect(told('ipe', change)).toEqual([line]));

it('a flow that no channel is sold by', () => {
  const copy = changed();
  copies.push(copy);
  fs.mkdirSync(path.join(copy, 'partners/ipe/flows'));
  fs.copyFileSync(path.join(copy, 'templates/flows/luz.json'), path.join(copy, 'partners/ipe/flows/velho.json'));
  const channels = loadPartners(copy).filter(({ partner }) => partner.slug === 'ipe');
  expect(checkPartner({ root: copy, folder: 'partners/ipe', channels })).toContainEqual(
    expect.objectContaining({ file: 'partners/ipe/flows/velho.json', message: 'no channel is sold by this flow' }),
  );
});
