import { keptOffer, signedTerm } from '@passo/catalog';
import { formatMoney } from '@passo/domain';
import { factsOf } from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { openState } from '../../flows/access/state.ts';
import type { Runtime } from '../../flows/runtime/runtime.ts';
import { findProposal } from '../../repositories/proposalRepository.ts';

/** What an envelope is signed for, and with whom. */
interface SignedWith {
  /** All that is paid and over how long, as the page before said it; null where no offer is kept. */
  readonly bound: string | null;
  readonly channel: Channel | undefined;
}

/** Read from the proposal: a question that named it too would be another question, and void what was signed before. */
export async function signedWith(runtime: Runtime, proposal: string): Promise<SignedWith> {
  const [row] = await findProposal(runtime.db, [proposal]);
  if (row === undefined) return { bound: null, channel: undefined };
  const { flow } = await runtime.versions(row.flow_version);
  const offer = keptOffer(factsOf(flow, openState(runtime, row.id, row.state)).results.oferta);
  return { bound: offer && boundBy(offer), channel: runtime.channels.byCode(row.channel) };
}

type Kept = NonNullable<ReturnType<typeof keptOffer>>;

const boundBy = ({ quote, unit }: Kept): string =>
  `${formatMoney(quote.totalCentavos)} ${signedTerm({ installments: quote.installments, unit })}`;
