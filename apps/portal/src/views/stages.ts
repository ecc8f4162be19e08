import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import type { Stage } from '@passo/ui/panel/Checklist.tsx';
import { stepOf, type Journey } from '../journey/journey.ts';
import { isTold } from '../journey/told.ts';
import { agreedOffer } from './offer/shownOffer.ts';
import { amountInTerm } from './sign/signWords.ts';
import { dayWords, dueOf, isLate, type Wait } from './wait/waitWords.ts';

/**
 * Where a wait stands in the journey: what was done before it, itself, and what comes next, with the days that are promised. Steps that
 * ask nothing of the customer have no line of their own.
 */
export function stagesOf(journey: Journey, slug: string, wait?: Wait): readonly Stage[] | undefined {
  const told = journey.live.filter((step) => step.slug === slug || isTold(journey, step));
  const at = told.findIndex((step) => step.slug === slug);
  if (at < 0) return undefined;
  return told.slice(Math.max(0, at - 1), at + 3).map((step, index, near): Stage => {
    const place = index - near.findIndex((one) => one.slug === slug);
    const label = step.definition.name;
    if (place < 0) return { label, state: 'done', detail: signedOf(journey, step) };
    if (place > 0) return { label, state: 'next', detail: aheadOf(journey, step, wait) };
    return { label, state: 'now', detail: nowOf(journey, wait) };
  });
}

/** Whose turn it is and by when; a day that has passed is promised no more. */
function nowOf(journey: Journey, wait: Wait | undefined): string | undefined {
  if (wait === undefined) return undefined;
  if (isLate(journey, wait)) return 'ainda sem resposta';
  return dueOf(journey, wait) ?? undefined;
}

/** What was signed; nothing of any other step that is done. */
function signedOf(journey: Journey, { slug }: CompiledStep): string | undefined {
  const offer = agreedOffer(journey);
  return offer !== null && stepOf(journey, slug)?.signs === true ? amountInTerm(offer) : undefined;
}

/** A promised day, or that it is the customer's turn. */
function aheadOf(journey: Journey, { slug }: CompiledStep, wait: Wait | undefined): string | undefined {
  const day = wait !== undefined && !isLate(journey, wait) ? wait.ahead[slug] : undefined;
  if (day !== undefined) return `até ${dayWords(day)}`;
  const step = stepOf(journey, slug);
  return (step?.seconds ?? 0) === 0 ? undefined : `você ${turn[step?.view ?? ''] ?? 'confere'}`;
}

/** What the customer does there, by what draws the step; whatever asks for answers is looked through. */
const turn: Readonly<Record<string, string>> = {
  contract: 'lê e assina',
  signature: 'lê e assina',
  simulation: 'escolhe',
  offers: 'escolhe',
  vendors: 'escolhe',
  photos: 'tira as fotos',
};
