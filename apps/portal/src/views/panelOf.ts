import type { StepOnWire } from '@passo/contract';
import type { StepStatus } from '@passo/engine/definition.ts';
import { anotherCpf } from '../journey/anotherCpf.ts';
import type { Journey } from '../journey/journey.ts';
import { anotherOrder, conclude, refusedWays, type LastAction, type PanelAction } from './refusedWays.ts';

interface PanelWords {
  readonly tone: StepStatus;
  readonly title: string;
  readonly text: string;
  /** What comes after the waiting, in a sentence. */
  readonly next?: string;
  readonly action?: PanelAction;
  readonly secondary?: PanelAction;
  readonly tertiary?: PanelAction;
  /** For few, who are named before each. */
  readonly last?: readonly LastAction[];
}

/** The fixed result for a person to whom nothing can be offered (1-flow, 3). */
const noOffer = {
  title: 'Não temos uma oferta hoje para você',
  text: 'O pedido não foi aprovado desta vez. Nada foi cobrado.',
} as const;

/** Failed by technology is not refused by the business: it says so, and nothing is lost. */
const technical = {
  title: 'Não conseguimos concluir agora',
  text: 'Um serviço de que precisamos não respondeu. Nada do que você preencheu se perdeu.',
  action: { label: 'Tentar novamente', does: 'submit' },
} as const;

const cancelled = {
  title: 'Este pedido foi cancelado',
  text: 'Nada será depositado nem descontado por ele. Você pode começar um novo quando quiser.',
  // Given up is given up: nothing of it goes on in another one.
  action: { ...anotherOrder, does: 'startAnew' },
  secondary: conclude,
} as const;

/** What a step's panel says as the proposal stands: the flow's words, the outside's own, or what an end means. */
export function panelOf(journey: Journey, step: StepOnWire): PanelWords {
  const { proposal, state } = journey;
  const tone = proposal?.stepStatus[step.slug] ?? 'init';
  const words = step.texts[tone] ?? {};
  const notice = proposal?.data.notices[step.slug];
  const heading = proposal?.data.headings?.[step.slug];
  if (state.end === 'noOffer')
    return { tone: 'failed', ...noOffer, ...refusedWays(journey, { ...anotherCpf, does: 'startAnew' }) };
  if (state.end === 'cancelled') return { tone: 'failed', ...cancelled };
  if (tone === 'failed' && proposal?.data.retryable.includes(step.slug)) return { tone, ...technical };
  const plain = {
    tone,
    title: heading ?? words.title ?? step.title ?? step.name,
    text: notice ?? words.text ?? step.description ?? '',
    // The kind's own prospect goes with its own words.
    ...(words.next !== undefined && notice === undefined && { next: words.next }),
  };
  if (state.end === 'refused') return { ...plain, text: unsaid(journey, plain.text), ...refusedWays(journey, later) };
  const label = words.action ?? defaultActions[tone];
  return label === undefined ? plain : { ...plain, action: { label, does: 'submit' } };
}

const later = { why: 'Mudou algo desde então?', ...anotherOrder } as const;

/** The sentence of the step, unless the row of the reason says the same; what follows it is said nowhere else. */
function unsaid({ proposal }: Journey, text: string): string {
  const reason = proposal?.data.refusal?.reason;
  const isAll = !/[.!?:;,]\s/.test(text);
  return reason !== undefined && isAll && text.startsWith(reason) ? '' : text;
}

/** Where the customer has to go on by hand and the kind has no word of its own for it. */
const defaultActions: Partial<Readonly<Record<StepStatus, string>>> = {
  init: 'Continuar',
  success: 'Continuar',
  failed: 'Tentar novamente',
  remake: 'Refazer',
};
