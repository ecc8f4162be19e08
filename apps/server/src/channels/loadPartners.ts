import fs from 'node:fs';
import path from 'node:path';
import type { FlowDefinition, StepDefinition } from '@passo/engine';
import { amountLimits } from './amountLimits.ts';
import type { Channel } from './channel.ts';
import { lintChannel } from './lintChannel.ts';
import { lintPartner, type PartnerFolder } from './lintPartner.ts';
import { attempt, mistakesOf, PartnerError, type FileMistake } from './mistakes.ts';
import { partnerFile, textsFile, themeFile } from './partnerFile.ts';
import { readFlow } from './readFlow.ts';
import { foldersOf, readJson } from './readJson.ts';
import { readableTemplates } from './readTemplate.ts';

/** A channel as its files say, before its flow is published. */
export interface LoadedChannel extends Omit<Channel, 'flowVersion'> {
  readonly definition: FlowDefinition;
}

/** Reads every partner below `root`. Throws one PartnerError with the mistakes of all of them. */
export function loadPartners(root: string): readonly LoadedChannel[] {
  const mistakes: FileMistake[] = [];
  const templates = readableTemplates(root);
  const folders = foldersOf(path.join(root, 'partners')).flatMap(
    (slug) => readFolder(root, `partners/${slug}`, mistakes) ?? [],
  );
  mistakes.push(...folders.flatMap(lintPartner), ...lintCodes(folders));
  const channels = folders.flatMap((folder) => loadChannels(folder, templates, mistakes));
  if (mistakes.length > 0) throw new PartnerError(mistakes);
  return channels;
}

function readFolder(root: string, folder: string, mistakes: FileMistake[]): PartnerFolder | undefined {
  const read = <T extends Parameters<typeof readJson>[2]>(name: string, shape: T) =>
    attempt(mistakes, () => readJson(path.join(root, folder, name), `${folder}/${name}`, shape));
  const partner = read('partner.json', partnerFile);
  const theme = read('theme.json', themeFile);
  const texts = read('texts.json', textsFile);
  return partner === undefined ? undefined : { root, folder, partner, theme, texts };
}

/** A code is the public name of one channel: nobody else's may be the same. */
function lintCodes(folders: readonly PartnerFolder[]): readonly FileMistake[] {
  const owners = new Map<string, string>();
  return folders.flatMap(({ folder, partner }) =>
    partner.channels.flatMap(({ code }, index) => {
      const owner = owners.get(code);
      owners.set(code, owner ?? partner.slug);
      if (owner === undefined) return [];
      const message =
        owner === partner.slug ? `"${code}" is used twice` : `"${code}" belongs to the partner "${owner}"`;
      return mistakesOf([{ path: `channels[${index}].code`, message }], `${folder}/partner.json`);
    }),
  );
}

function loadChannels(
  { root, folder, partner: { channels, ...partner }, theme, texts }: PartnerFolder,
  templates: Readonly<Record<string, StepDefinition>>,
  mistakes: FileMistake[],
): readonly LoadedChannel[] {
  return channels.flatMap((settings, index) => {
    const { code, product, flow, bank } = settings;
    const file = `${folder}/flows/${flow}.json`;
    // One that is not there was told where it is named.
    if (!fs.existsSync(path.join(root, file))) return [];
    const definition = attempt(mistakes, () => readFlow({ root, file, product, bank: bank.name, templates }));
    if (definition === undefined) return [];
    mistakes.push(...mistakesOf(lintChannel(settings, definition, `channels[${index}]`), `${folder}/partner.json`));
    if (theme === undefined || texts === undefined) return [];
    return { code, partner, settings, theme, texts, definition, amounts: amountLimits(definition) };
  });
}
