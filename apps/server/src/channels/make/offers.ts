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

/**
 * One for each flow that everybody may sell by, in the order of the flows' names: as the partner has it who sells most, and so speaks
 * least to one sort of people. Campaigns are somebody's own.
 */
export function samplesOf(channels: readonly LoadedChannel[]): readonly Sample[] {
  const sold = Map.groupBy(channels, ({ partner }) => partner.slug);
  const bySeller = channels.toSorted(
    (one, other) => (sold.get(other.partner.slug)?.length ?? 0) - (sold.get(one.partner.slug)?.length ?? 0),
  );
  const byFlow = Map.groupBy(bySeller, ({ settings }) => settings.flow);
  return [...byFlow].flatMap(([flow, some]) => firstSample(flow, some)).toSorted(byName);
}

const byName = (one: Sample, other: Sample): number => one.flow.localeCompare(other.flow);

/** What names the partner whose words they are is no beginning for another one. */
function firstSample(flow: string, channels: readonly LoadedChannel[]): readonly Sample[] {
  const [first] = channels.filter(({ settings: { name, description, landing }, partner }) =>
    isOfNobody([name, description, landing], partner.name),
  );
  return first === undefined ? [] : [sampleOf(flow, first)];
}

const isOfNobody = (words: unknown, name: string): boolean => !JSON.stringify(words).includes(name);

function sampleOf(flow: string, channel: LoadedChannel): Sample {
  const { product, name, description, landing, bank } = channel.settings;
  const faq = questionsOf(channel).filter((one) => isOfNobody(one, channel.partner.name));
  return { flow, product, name, description, landing, bank, faq };
}
