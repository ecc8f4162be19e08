import type { LoadedChannel } from '../loadChannel.ts';
import { questionsOf } from '../questionsOf.ts';

/** What a new partner may sell, as one that is there already sells it: its words are where one begins. */
export interface Sample {
  readonly flow: string;
  readonly product: string;
  readonly name: string;
  readonly description: string;
  readonly landing: LoadedChannel['settings']['landing'];
  readonly bank: LoadedChannel['settings']['bank'];
  readonly faq: LoadedChannel['texts']['faq'][string];
}

/** One for each flow that everybody may sell by, in the order of the flows' names. Campaigns are somebody's own. */
export function samplesOf(channels: readonly LoadedChannel[]): readonly Sample[] {
  const byFlow = Map.groupBy(channels, ({ settings }) => settings.flow);
  return [...byFlow]
    .flatMap(([flow, [first]]) => (first === undefined ? [] : [sampleOf(flow, first)]))
    .toSorted(byName);
}

const byName = (one: Sample, other: Sample): number => one.flow.localeCompare(other.flow);

function sampleOf(flow: string, channel: LoadedChannel): Sample {
  const { product, name, description, landing, bank } = channel.settings;
  return { flow, product, name, description, landing, bank, faq: questionsOf(channel) };
}
