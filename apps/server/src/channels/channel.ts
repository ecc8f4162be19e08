import type { Institution } from '@passo/catalog';
import type { CompiledFlow, FlowDefinition } from '@passo/engine';
import type { AmountLimits } from './amountLimits.ts';
import type { ChannelBanks } from './banks/ofChannel.ts';
import type { ChannelFile, PartnerFile } from './partnerFile.ts';
import type { TextsFile } from './textsFile.ts';
import type { ThemeFile } from './themeFile.ts';

/** An offer channel: store × product with a bank × flow × theme. Data, loaded once when the server starts. */
export interface Channel extends ChannelBanks {
  readonly code: string;
  readonly partner: Omit<PartnerFile, 'channels'>;
  readonly settings: ChannelFile;
  readonly theme: ThemeFile;
  readonly texts: TextsFile;
  readonly amounts: AmountLimits;
  /** What a new proposal pins. */
  readonly flowVersion: number;
}

/** A published flow as a proposal pinned it. */
export interface FlowVersion {
  readonly id: number;
  readonly definition: FlowDefinition;
  readonly flow: CompiledFlow;
  /** Who sells it, as the partner names itself today; null where nobody does any more. */
  readonly seller: Institution | null;
}

export interface Channels {
  readonly all: readonly Channel[];
  byCode(code: string): Channel | undefined;
  /** The first channel of the partner whose host name this is. */
  byHost(host: string): Channel | undefined;
}
