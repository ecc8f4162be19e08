import path from 'node:path';
import type { FlowDefinition } from '@passo/engine';
import type { Channel } from './channel.ts';
import { partnerFile, textsFile, themeFile } from './partnerFile.ts';
import { readFlow } from './readFlow.ts';
import { PartnerError, foldersOf, readJson, type FileMistake } from './readJson.ts';

/** A channel as its files say, before its flow is published. */
export interface LoadedChannel extends Omit<Channel, 'flowVersion'> {
  readonly definition: FlowDefinition;
}

/** Reads every partner below `root`. Throws one PartnerError with the mistakes of all of them. */
export function loadPartners(root: string): readonly LoadedChannel[] {
  const mistakes: FileMistake[] = [];
  const channels = foldersOf(path.join(root, 'partners')).flatMap((slug) => {
    try {
      return loadPartner(root, slug);
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      mistakes.push(...error.mistakes);
      return [];
    }
  });
  if (mistakes.length > 0) throw new PartnerError(mistakes);
  return channels;
}

function loadPartner(root: string, slug: string): readonly LoadedChannel[] {
  const at = `partners/${slug}`;
  const read = <T extends Parameters<typeof readJson>[2]>(name: string, shape: T) =>
    readJson(path.join(root, at, name), `${at}/${name}`, shape);
  const { channels, ...partner } = read('partner.json', partnerFile);
  const theme = read('theme.json', themeFile);
  const texts = read('texts.json', textsFile);
  if (partner.slug !== slug) {
    throw new PartnerError([
      { file: `${at}/partner.json`, path: 'slug', message: `must be the folder's name, "${slug}"` },
    ]);
  }
  const lost = channels.flatMap(({ redirect }, index) =>
    redirect === undefined || channels.some(({ code, redirect: on }) => code === redirect && on === undefined)
      ? []
      : [
          {
            file: `${at}/partner.json`,
            path: `channels[${index}].redirect`,
            message: `"${redirect}" does not lead on`,
          },
        ],
  );
  if (lost.length > 0) throw new PartnerError(lost);
  return channels.map((settings) => ({
    code: settings.code,
    partner,
    settings,
    theme,
    texts,
    definition: { product: settings.product, ...readFlow(root, slug, settings.flow) },
  }));
}
