import path from 'node:path';
import { readBanks } from './banks/readBanks.ts';
import { campaignCode, loadChannel, type ChannelPlace, type LoadedChannel } from './loadChannel.ts';
import { lintLevels } from './lintLevels.ts';
import { lintPartner } from './lintPartner.ts';
import { mistakesOf, PartnerError, type FileMistake } from './mistakes.ts';
import { readFolder, type PartnerFolder } from './partnerFolder.ts';
import { foldersOf } from './readJson.ts';
import { readableTemplates } from './readTemplate.ts';

/** Reads every bank and every partner below `root`. Throws one PartnerError with the mistakes of all of them. */
export function loadPartners(root: string): readonly LoadedChannel[] {
  const mistakes: FileMistake[] = [];
  const read = { templates: readableTemplates(root), banks: readBanks(root, mistakes) };
  const loading = { root, ...read, mistakes, files: new Map(), unchanged: new Map() };
  const folders = foldersOf(path.join(root, 'partners')).flatMap(
    (slug) => readFolder(root, `partners/${slug}`, mistakes) ?? [],
  );
  mistakes.push(...folders.flatMap(lintPartner), ...lintLevels(root, folders), ...lintCodes(folders));
  const channels = folders.flatMap(placesOf).flatMap((place) => loadChannel(place, loading) ?? []);
  if (mistakes.length > 0) throw new PartnerError(mistakes);
  return channels;
}

/** Each channel, and behind it the campaigns that run in it. */
const placesOf = (read: PartnerFolder): readonly ChannelPlace[] =>
  read.partner.channels.flatMap(({ code }, index) => [
    { read, index },
    ...Object.entries(read.levels.campaigns).flatMap(([campaign, { says }]) =>
      says.channels.includes(code) ? [{ read, index, campaign }] : [],
    ),
  ]);

/** A code is the public name of one channel, or of one campaign in it: nobody else's may be the same. */
function lintCodes(folders: readonly PartnerFolder[]): readonly FileMistake[] {
  const owners = new Map<string, string>();
  return folders.flatMap((read) =>
    placesOf(read).flatMap(({ index, campaign }) => {
      const { folder, partner, levels } = read;
      const { slug, channels } = partner;
      const channel = channels[index]?.code ?? '';
      const code = campaign === undefined ? channel : campaignCode(channel, campaign);
      const owner = owners.get(code);
      owners.set(code, owner ?? slug);
      if (owner === undefined) return [];
      const message = owner === slug ? `"${code}" is used twice` : `"${code}" belongs to the partner "${owner}"`;
      if (campaign === undefined)
        return mistakesOf([{ path: `channels[${index}].code`, message }], `${folder}/partner.json`);
      return mistakesOf([{ path: 'channels', message }], levels.campaigns[campaign]?.file ?? folder);
    }),
  );
}
