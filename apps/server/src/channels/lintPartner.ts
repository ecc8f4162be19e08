import fs from 'node:fs';
import path from 'node:path';
import { catalog, loanProduct } from '@passo/catalog';
import { fontNames, isFontName } from '@passo/domain/theme/fonts.ts';
import { unknownName, type Finding } from '@passo/engine';
import { isPicture } from './isPicture.ts';
import { mistakesOf, type FileMistake } from './mistakes.ts';
import type { ChannelFile, PartnerFile, TextsFile, ThemeFile } from './partnerFile.ts';

/** A partner's folder, read, before its flows are. */
export interface PartnerFolder {
  readonly root: string;
  /** As its reader calls it: `partners/aurora`. */
  readonly folder: string;
  readonly partner: PartnerFile;
  /** Undefined where it could not be read, which was told. */
  readonly theme: ThemeFile | undefined;
  readonly texts: TextsFile | undefined;
}

/** What its files say of each other and of files, products and fonts that are not there. */
export const lintPartner = (read: PartnerFolder): readonly FileMistake[] => [
  ...mistakesOf(lintChannels(read), `${read.folder}/partner.json`),
  ...mistakesOf(lintBands(read.partner), `${read.folder}/partner.json`),
  ...mistakesOf(lintTheme(read), `${read.folder}/theme.json`),
  ...mistakesOf(lintTexts(read), `${read.folder}/texts.json`),
];

function* lintChannels({ root, folder, partner: { slug, channels } }: PartnerFolder): Iterable<Finding> {
  const name = path.basename(folder);
  if (slug !== name) yield { path: 'slug', message: `must be the folder's name, "${name}"` };
  const flows = filesIn(path.join(root, folder, 'flows')).map((file) => file.replace(/\.json$/, ''));
  for (const [index, { code, flow, product, redirect }] of channels.entries()) {
    const at = `channels[${index}]`;
    if (!code.startsWith(`${slug}-`)) yield { path: `${at}.code`, message: `must begin with "${slug}-"` };
    if (!flows.includes(flow)) yield unknownName(`${at}.flow`, 'flow', flow, flows);
    if (!Object.hasOwn(catalog.products, product))
      yield unknownName(`${at}.product`, 'product', product, Object.keys(catalog.products));
    if (redirect !== undefined && !leadsOn(redirect, channels))
      yield { path: `${at}.redirect`, message: `"${redirect}" does not lead on` };
  }
}

/** A band that holds the usual offer back would have a person look at each one. */
function* lintBands({ bands, channels }: PartnerFile): Iterable<Finding> {
  const sold = channels.map(({ product }) => product);
  for (const [product, { monthlyRate, cetAnnual }] of Object.entries(bands)) {
    const at = `bands.${product}`;
    if (!sold.includes(product)) yield unknownName(at, 'product of this partner', product, sold);
    const usual = loanProduct(product)?.usualRate ?? 0;
    if (monthlyRate.to < usual)
      yield { path: `${at}.monthlyRate.to`, message: `is below the usual rate of the product, ${usual}` };
    const byYear = (1 + monthlyRate.to) ** 12 - 1;
    if (cetAnnual.to < byYear)
      yield {
        path: `${at}.cetAnnual.to`,
        message: `is below what monthlyRate.to alone makes in a year, ${byYear.toFixed(4)}`,
      };
  }
}

const leadsOn = (redirect: string, channels: readonly ChannelFile[]): boolean =>
  channels.some(({ code, redirect: on }) => code === redirect && on === undefined);

function* lintTheme({ root, folder, theme }: PartnerFolder): Iterable<Finding> {
  if (theme === undefined) return;
  const { font, logo, logoDark, favicon, desktopBackground, hero } = theme;
  if (!isFontName(font))
    yield { path: 'font', message: `unknown font "${font}"`, suggestion: `there is ${fontNames.join(', ')}` };
  const there = filesIn(path.join(root, folder)).filter(isPicture);
  for (const [at, file] of Object.entries({ logo, logoDark, favicon, desktopBackground, 'hero.motif': hero.motif })) {
    if (file !== undefined && !there.includes(file)) yield unknownName(at, `picture of ${folder}`, file, there);
  }
}

function* lintTexts({ partner: { channels }, texts }: PartnerFolder): Iterable<Finding> {
  const sold = channels.map(({ product }) => product);
  for (const product of Object.keys(texts?.faq ?? {})) {
    if (!sold.includes(product)) yield unknownName(`faq.${product}`, 'product of this partner', product, sold);
  }
}

const filesIn = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
