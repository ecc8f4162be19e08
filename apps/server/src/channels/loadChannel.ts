import { isJsonObject, type Finding, type FlowDefinition, type JsonObject } from '@passo/engine';
import type { z } from 'zod';
import { amountLimits } from './amountLimits.ts';
import { banksOf, lintChannelBanks } from './banks/ofChannel.ts';
import type { Channel } from './channel.ts';
import { checked, whoSaid, type Home } from './levels/checked.ts';
import { flowOfLevels } from './levels/flowOfLevels.ts';
import { levelsOf } from './levels/levelsOf.ts';
import { resolve, type Level, type Resolved } from './levels/resolve.ts';
import { flowPath } from './flowPath.ts';
import { lintChannel } from './lintChannel.ts';
import { lintTheme } from './lintTheme.ts';
import { once, type Loading } from './loading.ts';
import { attempt, mistakesOf, type FileMistake } from './mistakes.ts';
import { channelFile } from './partnerFile.ts';
import type { PartnerFolder } from './partnerFolder.ts';
import { keysOf } from './pathText.ts';
import { finishFlow } from './readFlow.ts';
import { readFlowFile, type FileFlow } from './readFlowFile.ts';
import { usualPhases } from './readPhases.ts';
import { textsFile } from './textsFile.ts';
import { dressed, themeFile } from './themeFile.ts';

/** A channel as its files say, before its flow is published. */
export interface LoadedChannel extends Omit<Channel, 'flowVersion'> {
  readonly definition: FlowDefinition;
  /** Which level said what of it. */
  readonly resolved: Resolved;
}

/** One of the channels of a partner, or a campaign in it. */
export interface ChannelPlace {
  readonly read: PartnerFolder;
  readonly index: number;
  readonly campaign?: string;
}

/** What each level says of it, over its flow. Undefined where something is wrong, which joins the mistakes. */
export function loadChannel(place: ChannelPlace, loading: Loading): LoadedChannel | undefined {
  const { root, templates, mistakes, files } = loading;
  const { folder, partner, levels, written } = place.read;
  const entry = partner.channels[place.index];
  const file = entry === undefined ? undefined : flowPath(root, folder, entry.flow);
  // One that is not there was told where it is named.
  if (entry === undefined || file === undefined) return undefined;
  const base = once(files, file, () => attempt(mistakes, () => readFlowFile(root, file, templates)));
  if (base === undefined) return undefined;
  const said = levelsOf(levels, written, { ...place, ...entry, folder });
  const resolved = resolve(startOf(root, base, said), said, (name) => jsonOf(templates[name]));
  mistakes.push(...resolved.mistakes);
  return resolved.mistakes.length > 0 ? undefined : finish({ ...place, base, resolved }, loading);
}

/** The steps as the flow's file has them, and the phases that it states, or whose names a level changes. */
function startOf(root: string, { steps, stated, whole }: FileFlow, levels: readonly Level[]): JsonObject {
  const changed = stated === undefined && levels.some(({ patch }) => Object.hasOwn(patch, 'phases'));
  return changed ? { ...whole, ...jsonOf(usualPhases(root, steps)) } : whole;
}

const jsonOf = (value: unknown): JsonObject | undefined => (isJsonObject(value) ? value : undefined);

interface Said extends ChannelPlace {
  readonly base: FileFlow;
  readonly resolved: Resolved;
}

function finish(said: Said, loading: Loading): LoadedChannel | undefined {
  const { mistakes } = loading;
  const { read, resolved, campaign } = said;
  const { folder, partner, written } = read;
  const home = { file: `${folder}/partner.json`, at: `channels[${said.index}]` };
  const part = <Value>(name: 'theme' | 'texts', shape: z.ZodType<Value>) =>
    // One that could not be read was told.
    written[name] === undefined
      ? undefined
      : attempt(mistakes, () => checked(resolved, name, shape, { file: `${folder}/${name}.json`, at: '' }));
  const settings = attempt(mistakes, () => checked(resolved, 'settings', channelFile, home));
  const [worn, texts] = [part('theme', themeFile), part('texts', textsFile)];
  if (worn !== undefined) mistakes.push(...placed(resolved, 'theme', lintTheme(read, worn), home));
  if (settings === undefined) return undefined;
  mistakes.push(...placed(resolved, 'settings', lintChannelBanks(settings, loading.banks), home));
  const banks = banksOf(settings, loading.banks);
  // Also of a bank that is not there: what is wrong with the flow is told with it.
  const definition = definitionOf(said, settings.product, banks?.bank.name ?? settings.bank, loading);
  if (definition === undefined) return undefined;
  mistakes.push(...placed(resolved, 'settings', lintChannel(settings, definition), home));
  if (worn === undefined || texts === undefined || banks === undefined) return undefined;
  const code = campaign === undefined ? settings.code : campaignCode(settings.code, campaign);
  const amounts = amountLimits(definition);
  const theme = dressed(worn, settings.product);
  return { code, partner, settings: { ...settings, code }, ...banks, theme, texts, definition, amounts, resolved };
}

/** A flow that no level changed is the same for all who sell it for the same lender. */
function definitionOf({ base, resolved }: Said, product: string, bank: string, loading: Loading) {
  const { root, templates, mistakes, unchanged } = loading;
  const make = (): FlowDefinition | undefined =>
    attempt(mistakes, () => finishFlow(flowOfLevels(base, resolved), { root, product, bank, templates }));
  const isChanged = resolved.said.some(({ path: [part] }) => part === 'steps' || part === 'phases');
  return isChanged ? make() : once(unchanged, JSON.stringify([base.file, product, bank]), make);
}

/** The public name of a campaign in a channel. */
export const campaignCode = (channel: string, campaign: string): string => `${channel}-${campaign}`;

/** What the rules say of a part, each in the file of the level that said it. */
const placed = (resolved: Resolved, part: string, findings: Iterable<Finding>, home: Home): readonly FileMistake[] =>
  [...findings].flatMap((finding) => {
    const { file, path: at } = whoSaid(resolved, [part, ...keysOf(finding.path)], home);
    return mistakesOf([{ ...finding, path: at }], file);
  });
