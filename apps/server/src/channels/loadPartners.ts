import path from 'node:path';
import { readBanks } from './banks/readBanks.ts';
import { CORPORATIONS } from './levels/readLevels.ts';
import { campaignCode, loadChannel, type ChannelPlace, type LoadedChannel } from './loadChannel.ts';
import { lintLevels } from './lintLevels.ts';
import { lintPartner } from './lintPartner.ts';
import { mistakesOf, PartnerError, type FileMistake } from './mistakes.ts';
import { readFolder, type PartnerFolder } from './partnerFolder.ts';
import { foldersOf } from './readJson.ts';
import { readableTemplates } from './readTemplate.ts';

/** What the files of all partners say. */
interface ReadPartners {
  /** Of the partners in whose files nothing is wrong. */
  readonly channels: readonly LoadedChannel[];
  readonly mistakes: readonly FileMistake[];
  /** The others, by their slugs. */
  readonly broken: readonly string[];
}

/** Reads every bank and every partner below `root`. Throws one PartnerError with the mistakes of all of them. */
export function loadPartners(root: string): readonly LoadedChannel[] {
  const { channels, mistakes } = readPartners(root);
  if (mistakes.length > 0) throw new PartnerError(mistakes);
  return channels;
}

/** Reads every partner below `root`: a mistake in the files of one keeps no other from selling. */
export function readPartners(root: string): ReadPartners {
  const mistakes: FileMistake[] = [];
  const read = { templates: readableTemplates(root), banks: readBanks(root, mistakes) };
  const loading = { root, ...read, mistakes, files: new Map(), unchanged: new Map() };
  const slugs = foldersOf(path.join(root, 'partners'));
  const folders = slugs.flatMap((slug) => readFolder(root, `partners/${slug}`, mistakes) ?? []);
  mistakes.push(...folders.flatMap(lintPartner), ...lintLevels(root, folders), ...lintCodes(folders));
  const sold = folders.map((read) => {
    const places = placesOf(read);
    const channels = places.flatMap((place) => loadChannel(place, loading) ?? []);
    return { read, channels, isWhole: channels.length === places.length };
  });
  const whole = sold.filter(({ read, isWhole }) => isWhole && !mistakes.some(isOf(read)));
  const named = whole.map(({ read }) => path.basename(read.folder));
  return {
    channels: whole.flatMap(({ channels }) => channels),
    mistakes,
    broken: slugs.filter((slug) => !named.includes(slug)),
  };
}

/** Whether a mistake is in what this partner alone, or its corporation, says. */
const isOf =
  ({ folder, partner }: PartnerFolder) =>
  ({ file }: FileMistake): boolean =>
    file.startsWith(`${folder}/`) || file === `${CORPORATIONS}/${partner.corporation}.json`;

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
