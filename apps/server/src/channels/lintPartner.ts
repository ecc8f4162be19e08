import path from 'node:path';
import { catalog, loanProduct } from '@passo/catalog';
import { isRecord, unknownName, type Finding } from '@passo/engine';
import { flowNames } from './flowPath.ts';
import { lintPictures } from './lintPictures.ts';
import { mistakesOf, type FileMistake } from './mistakes.ts';
import type { ChannelEntry, PartnerFile } from './partnerFile.ts';
import type { PartnerFolder } from './partnerFolder.ts';

/** What its files say of each other, and of flows and products that are not there. */
export const lintPartner = (read: PartnerFolder): readonly FileMistake[] => [
  ...mistakesOf(lintChannels(read), `${read.folder}/partner.json`),
  ...mistakesOf(lintBands(read.partner), `${read.folder}/partner.json`),
  ...mistakesOf(lintTexts(read), `${read.folder}/texts.json`),
  ...lintPictures(read.root, read.folder),
];

function* lintChannels({ root, folder, partner: { slug, channels } }: PartnerFolder): Iterable<Finding> {
  const name = path.basename(folder);
  if (slug !== name) yield { path: 'slug', message: `must be the folder's name, "${name}"` };
  const flows = flowNames(root, folder);
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

const leadsOn = (redirect: string, channels: readonly ChannelEntry[]): boolean =>
  channels.some(({ code, redirect: on }) => code === redirect && on === undefined);

/** Questions of what nobody has ever heard of; those of what this partner does not sell are told by `checkTexts`. */
function* lintTexts({ written: { texts } }: PartnerFolder): Iterable<Finding> {
  const faq = isRecord(texts) ? texts['faq'] : undefined;
  const known = Object.keys(catalog.products);
  for (const product of Object.keys(isRecord(faq) ? faq : {})) {
    if (!known.includes(product)) yield unknownName(`faq.${product}`, 'product', product, known);
  }
}
