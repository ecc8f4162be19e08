import fs from 'node:fs';
import path from 'node:path';
import { catalog } from '@passo/catalog';
import { isRecord, unknownName, type Finding } from '@passo/engine';
import type { LevelFile } from './levels/levelFile.ts';
import { CORPORATIONS, type LevelOf } from './levels/readLevels.ts';
import { mistakesOf, type FileMistake } from './mistakes.ts';
import type { PartnerFolder } from './partnerFolder.ts';

/** Levels that speak to nobody: a corporation that no partner belongs to, a campaign in a channel that is not there. */
export const lintLevels = (root: string, folders: readonly PartnerFolder[]): readonly FileMistake[] => [
  ...lintCorporations(root, folders),
  ...folders.flatMap(lintCampaigns),
  ...folders.flatMap(lintQuestions),
];

function lintCorporations(root: string, folders: readonly PartnerFolder[]): readonly FileMistake[] {
  const known = [...new Set(folders.map(({ partner }) => partner.corporation))];
  const folder = path.join(root, CORPORATIONS);
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).flatMap((file) => {
    const name = file.replace(/\.json$/, '');
    if (known.includes(name)) return [];
    return mistakesOf([unknownName('', 'corporation of a partner', name, known)], `${CORPORATIONS}/${file}`);
  });
}

function lintCampaigns({ partner, levels }: PartnerFolder): readonly FileMistake[] {
  const codes = partner.channels.map(({ code }) => code);
  return Object.values(levels.campaigns).flatMap(({ file, says }) =>
    mistakesOf(
      says.channels.flatMap((code, index) =>
        codes.includes(code) ? [] : [unknownName(`channels[${index}]`, 'channel of this partner', code, codes)],
      ),
      file,
    ),
  );
}

/** Questions stand by product; a level may answer for products that not every partner of it sells. */
function lintQuestions({ levels }: PartnerFolder): readonly FileMistake[] {
  const { corporation, partner, stores, channels, products, campaigns } = levels;
  const named = [stores, channels, products, campaigns].flatMap((all) => Object.values(all));
  return [corporation, partner, ...named].flatMap((level: LevelOf<LevelFile> | undefined) =>
    level === undefined ? [] : mistakesOf(unsold(level.says), level.file),
  );
}

function unsold({ texts = {} }: LevelFile): readonly Finding[] {
  const faq = texts['faq'];
  const known = Object.keys(catalog.products);
  return Object.keys(isRecord(faq) ? faq : {}).flatMap((product) =>
    known.includes(product) ? [] : [unknownName(`texts.faq.${product}`, 'product', product, known)],
  );
}
