import type { Journey } from '../journey/journey.ts';

interface Deed {
  readonly label: string;
  readonly does: 'submit' | 'startAnew' | 'startWith' | 'askReview' | 'openMyData' | 'conclude';
}

export type PanelAction = Deed | { readonly label: string; readonly href: string };

/** A way for few, who are named before it. */
export type LastAction = Deed & { readonly why: string };

/** What can be done after a no, the best first. */
interface Ways {
  readonly action: PanelAction;
  readonly secondary?: PanelAction;
  readonly tertiary?: PanelAction;
  readonly last: readonly LastAction[];
}

/** Of the same person: it begins with what they told. */
export const anotherOrder = { label: 'Começar um novo pedido', does: 'startWith' } as const;
export const conclude = { label: 'Concluir', does: 'conclude' } as const;
/** A person may be asked, once, to look at it again. */
const review = { label: 'Pedir revisão', does: 'askReview' } as const;
/** A person has looked at it. */
const answer = { label: 'Ver em Meus dados', does: 'openMyData' } as const;

/**
 * What helps comes first: the reason knows it, and else a person can say otherwise, since the same facts lead a new order to the same no.
 * Where it is mended elsewhere nothing is left to be done here. `usual`: the way for whom something has changed since.
 */
export function refusedWays(journey: Journey, usual: LastAction): Ways {
  const later = laterOf(journey, usual);
  const refusal = journey.proposal?.data.refusal ?? null;
  const asked = refusal?.review ?? null;
  if (asked !== null && asked.answeredOn !== null) return { action: answer, secondary: conclude, last: [later] };
  const lead = leadOf(journey);
  const last = lead !== null && 'does' in lead ? besides(later) : [later];
  if (asked !== null) return lead ? { action: lead, secondary: conclude, last } : { action: conclude, last };
  if (isElsewhere(journey)) return { action: conclude, last: [{ why: 'Não concorda?', ...review }, ...last] };
  if (lead === null) return { action: review, secondary: conclude, last };
  return { action: lead, secondary: review, tertiary: conclude, last };
}

/**
 * Whether whoever would look at it again can do little. Most often nobody of the bank judged the person there, but whether its machine did
 * the customer cannot know: the review may be asked for all the same, as the last way.
 */
export const isElsewhere = ({ proposal }: Journey): boolean => proposal?.data.refusal?.lead?.does === 'leave';

/** The button of what helps more than a review; none where that is elsewhere, or where a person has answered. */
function leadOf({ proposal }: Journey): PanelAction | null {
  const { lead, review: asked } = proposal?.data.refusal ?? {};
  if (asked != null && asked.answeredOn !== null) return null;
  if (lead?.does === 'anew') return { ...anotherOrder, label: lead.label };
  return lead?.does === 'open' ? { label: lead.label, href: lead.href } : null;
}

/** Another order of the same person, once those who said no have changed their mind; or the usual way. */
function laterOf({ proposal }: Journey, usual: LastAction): LastAction {
  const lead = proposal?.data.refusal?.lead;
  return lead?.does === 'leave' ? { why: lead.why, ...anotherOrder } : usual;
}

/** Another order is begun by the main button already. */
const besides = (later: LastAction): readonly LastAction[] => (later.label === anotherOrder.label ? [] : [later]);
