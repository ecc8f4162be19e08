import { beyondBand, rateReviewOf, type Offer } from '@passo/catalog';
import { today } from '@passo/domain';
import { askAside, asideOf, stepState } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import { bandIn } from '../outside/rateBand.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Simulation } from './asked.ts';

const UNUSUAL =
  'As taxas que o banco enviou estão acima do que é comum para este crédito, e por isso a oferta não aparece aqui.';

/**
 * Those of the offers that may be shown unseen. Where there are some and none may, the proposal waits for a person and `simulation.held` is
 * thrown; at a step that the customer has passed, or that takes no offer, they are refused (`simulation.refused`).
 */
export async function withinBand(
  runtime: Runtime,
  simulation: Simulation,
  offers: readonly Offer[],
): Promise<readonly Offer[]> {
  const { access, question } = simulation;
  const { version, state } = access.proposal;
  const band = bandIn(access.channel, version.flow, state);
  const beyond = offers.filter(({ quote }) => beyondBand(quote, band).length > 0);
  for (const { quote, lender } of beyond) {
    const codes = beyondBand(quote, band);
    runtime.logger.warn({ product: question.product, codes, lender: lender.cnpj }, 'an offer was not shown');
  }
  const [first, ...others] = beyond;
  if (first === undefined || beyond.length < offers.length) return offers.filter((offer) => !beyond.includes(offer));
  await hold(runtime, simulation, [first, ...others]);
  throw new ProblemError('simulation.held');
}

/** The proposal waits, and somebody is asked. Where it was moved meanwhile the next simulation asks. */
async function hold(
  runtime: Runtime,
  { access, step, facts, proven, question: { product } }: Simulation,
  offers: readonly [Offer, ...Offer[]],
): Promise<void> {
  const { id, version, state, revision } = access.proposal;
  const { slug, kind } = step;
  if (asideOf(state, slug) !== null) return;
  const isOpen =
    state.end === null && slug === state.currentStep && ['init', 'remake'].includes(stepState(state, slug).status);
  if (!isOpen || kind.call?.operation !== 'lender.choose')
    throw new ProblemError('simulation.refused', { message: UNUSUAL });
  const band = bandIn(access.channel, version.flow, state);
  const review = rateReviewOf({ product, offers, band, facts, proven });
  const change = changeOf(runtime, {
    ...{ id, baseRevision: revision, version, before: state, slug },
    ...{
      moved: askAside(state, slug, review, { today: today(runtime.clock.now()) }),
      kind: 'step.review',
      actor: 'system',
    },
    detail: { operation: review.operation, question: review.question },
  });
  await commitChange(runtime, change);
}
