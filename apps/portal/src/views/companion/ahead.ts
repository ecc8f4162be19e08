import { stepOf, type Journey } from '../../journey/journey.ts';
import type { Progress } from '../../journey/progress.ts';
import { isTold } from '../../journey/told.ts';

interface Ahead {
  readonly title: string;
  /** What it asks for and how much of the customer's time it takes, in words. */
  readonly takes: string;
}

/** The phases after the one in view. Those that ask nothing of the customer say when they come, where they come last. */
export const aheadOf = (journey: Journey, { phases, at }: Progress): readonly Ahead[] =>
  phases.slice(at + 1).map(({ title, seconds }, place, ahead) => {
    const isLast = ahead.slice(place).every((phase) => phase.seconds === 0);
    if (isLast) return { title, takes: 'depois da assinatura' };
    if (seconds === 0) return { title, takes: 'não depende de você' };
    return {
      title,
      takes: [askedIn(journey, at + 1 + place), `${Math.ceil(seconds / 60)} min`].filter(Boolean).join(', '),
    };
  });

/** As much as is read at a glance. */
const MOST = 2;

/** What a phase asks for, by the names of its steps: the ones that take longest, in their order. */
function askedIn(journey: Journey, at: number): string {
  const { title = '', steps = [] } = journey.config.phases[at] ?? {};
  const asked = journey.live
    .filter((step) => steps.includes(step.slug) && isTold(journey, step))
    .map((step) => ({ name: inAList(step.definition.name), seconds: stepOf(journey, step.slug)?.seconds ?? 0 }))
    .filter(({ name, seconds }) => seconds > 0 && name !== title.toLowerCase());
  const longest = [...asked].sort((one, other) => other.seconds - one.seconds).slice(0, MOST);
  const names = asked.filter((one) => longest.includes(one)).map(({ name }) => name);
  const short = names.map((name) => unrepeated(name, [title.toLowerCase(), ...names]));
  return short.join(short.some((name) => name.includes(' e ')) ? ', ' : ' e ');
}

/** 'Seu documento' is 'documento' in a list. */
function inAList(name: string): string {
  const bare = name.replace(/^(Seus?|Suas?|[OA]s?) /, '');
  return `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
}

/** 'assinatura do contrato' beside 'contrato', or in the phase of that name, is 'assinatura'. */
function unrepeated(name: string, said: readonly string[]): string {
  const again = said.flatMap((word) => [` do ${word}`, ` da ${word}`]).find((end) => name.endsWith(end)) ?? '';
  return name.slice(0, name.length - again.length);
}
