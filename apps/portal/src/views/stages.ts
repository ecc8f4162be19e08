import type { Stage } from '@passo/ui/panel/Checklist.tsx';
import type { Journey } from '../journey/journey.ts';

/** Where a wait stands in the journey: what was done before it, itself, and what comes next. */
export function stagesOf({ live }: Journey, slug: string): readonly Stage[] | undefined {
  const at = live.findIndex((step) => step.slug === slug);
  if (at < 0) return undefined;
  const near = live.slice(Math.max(0, at - 1), at + 2);
  const place = (step: (typeof live)[number]): Stage['state'] =>
    step.index < (live[at]?.index ?? 0) ? 'done' : step.slug === slug ? 'now' : 'next';
  return near.map((step) => ({ label: step.definition.name, state: place(step) }));
}
