import { bandLetThrough, bandOf, beyondBand, rateReviewOf, type Band } from '@passo/catalog';
import { factsOf, isProven, type Answer, type CompiledFlow, type CompiledStep, type JourneyState } from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { offerShape } from '../../ports/lender/offerShape.ts';
import type { Runtime } from '../runtime/runtime.ts';

/* What lies beyond the partner's band is lawful, and waits for a person before the customer sees it. */

/** As far as an offer may go unseen in this journey: the partner's band, and what people have let through. */
export const bandIn = ({ partner }: Channel, { product }: CompiledFlow, state: JourneyState): Band =>
  bandLetThrough(state, product, bandOf(product, partner.bands));

/** Steps at which a lender's answer is the offer that the customer sees next. */
export const offering: ReadonlySet<string> = new Set(['lender.propose', 'lender.revise']);

interface Answered {
  readonly channel: Channel;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly step: CompiledStep;
}

/** What a person is asked of an offer that was answered to a step; null where it may be shown. */
export function reviewOfAnswer({ logger }: Pick<Runtime, 'logger'>, answered: Answered, answer: Answer) {
  const { channel, flow, state, step } = answered;
  if (answer.kind !== 'done' || !offering.has(step.kind.call?.operation ?? '')) return null;
  const offer = offerShape.safeParse(answer.value);
  const band = bandIn(channel, flow, state);
  const codes = offer.success ? beyondBand(offer.data.quote, band) : [];
  if (!offer.success || codes.length === 0) return null;
  logger.warn(
    { slug: step.slug, product: flow.product, codes, lender: offer.data.lender.cnpj },
    'an offer waits for a person',
  );
  return rateReviewOf({
    ...{ product: flow.product, offers: [offer.data], band },
    facts: factsOf(flow, state, step.index),
    proven: isProven(flow, state, step.index),
  });
}
