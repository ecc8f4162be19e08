import type { DataOf } from '@passo/contract';
import { liveSteps, stepState } from '@passo/engine';
import { readHistory } from '../../repositories/proposalRepository.ts';
import { roleOf } from '../access/actor.ts';
import { environmentOf, openAccess, requireProof, type Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { systemicValue } from './view.ts';

type Details = DataOf<'proposalDetails'>;

const labels = { approved: 'Aprovada', pending: 'Pendente', reproved: 'Reprovada' } as const;

/** The proposal for its follow-up page: what the steps are, how each stands, and what happened, newest first. */
export async function proposalDetails(runtime: Runtime, visitor: Visitor): Promise<Details> {
  const { channel, proposal, startedAs } = requireProof(await openAccess(runtime, visitor));
  const { id, version, state } = proposal;
  const history = await readHistory(runtime.db, [id]);
  const steps = liveSteps(version.flow, state, environmentOf(runtime, channel, startedAs));
  return {
    _id: id,
    systemicValue: systemicValue(id),
    situation: state.situation,
    situationLabel: labels[state.situation],
    product: channel.settings.name,
    bank: channel.bank.name,
    corporationId: channel.partner.corporation,
    startedAs: startedAs === 'manual' ? 'manual' : 'customer',
    startedAt: (history[0]?.began ?? runtime.clock.now()).toISOString(),
    currentStep: state.currentStep,
    steps: steps.map(({ slug, definition }) => ({
      slug,
      name: definition.name,
      status: stepState(state, slug).status,
    })),
    customFields: { ...channel.settings.customFields },
    changesHistory: history.map(({ at, kind, slug, actor }) => ({
      at: at.toISOString(),
      change: kind,
      step: slug,
      by: whoIs(actor),
    })),
  };
}

/** Which provider or which colleague it was is nobody's business outside. */
const whoIs = (actor: string): Details['changesHistory'][number]['by'] =>
  actor === 'customer' ? 'customer' : roleOf(actor) === 'typist' ? 'typist' : 'us';
