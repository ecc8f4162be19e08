import { listenForEnter } from '../form/enterKey.ts';
import { forEvidence } from '../journey/forEvidence.ts';
import type { Journey } from '../journey/journey.ts';
import type { Session } from '../session/session.ts';
import { preloadStep } from './preload.ts';

/** The step after this one, which will most likely be next, and what it takes to get there. */
export function preloadNext(session: Session, journey: Journey, slug: string): void {
  void forEvidence();
  listenForEnter();
  const at = journey.live.findIndex((step) => step.slug === slug);
  const next = journey.live[at + 1]?.slug;
  if (next !== undefined) void preloadStep(session, journey, next);
}
