import { prefilledJourney, type JsonObject } from '@passo/engine';
import type { ProposalOnWire } from '@passo/contract';
import { uuidV7 } from '../../platform/ids.ts';
import { environmentOf, type Access } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import { beginProposal } from './beginProposal.ts';
import type { Present } from './cpfOpening.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { proposalOnWire } from '../shown/view.ts';

interface Known {
  readonly answers: JsonObject;
  /** Keys of contacts that somebody we trust has proven. */
  readonly proven: readonly string[];
  /** A contact was proven before, though none of these is: a code to it lets other devices in. */
  readonly verified?: boolean;
  /** The answers are of an earlier order: they are of its person, and of nobody else who may come. `spoiled`: keys of those it ended with a no to. */
  readonly carried?: { readonly spoiled: readonly string[] };
  /** Who is there: contacts that were proven, whatever the flow asks, and the browser. */
  readonly present: Required<Present>;
  readonly kind: string;
  readonly actor: Actor;
}

interface Started {
  readonly id: string;
  readonly proposal: ProposalOnWire;
  readonly deviceToken: string;
}

/** Makes the proposal of a link with what is known of the person already; null where the link has one by now. */
export async function startPrefilled(
  runtime: Runtime,
  { link, channel, startedAs }: Pick<Access, 'link' | 'channel' | 'startedAs'>,
  known: Known,
): Promise<Started | null> {
  const version = await runtime.versions(channel.flowVersion);
  const id = uuidV7(runtime.clock.now());
  const began = prefilledJourney(version.flow, known.answers, known.proven, environmentOf(runtime, channel, startedAs));
  const { carried } = known;
  const moved =
    carried === undefined ? began : { ...began, state: { ...began.state, carried: ofFormer(known.answers, carried) } };
  const deviceToken = await beginProposal(
    runtime,
    { link, channel },
    {
      id,
      version,
      moved,
      kind: known.kind,
      slug: null,
      actor: known.actor,
      detail: { answers: Object.keys(known.answers) },
      verified: known.proven.length > 0 || known.verified === true,
      present: known.present,
    },
  );
  if (deviceToken === null) return null;
  return { id, deviceToken, proposal: proposalOnWire({ id, version, state: moved.state, revision: 1 }) };
}

const ofFormer = (answers: JsonObject, { spoiled }: { readonly spoiled: readonly string[] }): JsonObject => ({
  ...answers,
  ...Object.fromEntries(spoiled.map((key) => [key, null])),
});
