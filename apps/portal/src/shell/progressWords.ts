import { positionOf } from '@passo/engine/journey/position.ts';
import type { Journey } from '../journey/journey.ts';
import type { Progress } from '../journey/progress.ts';
import { saidBy } from '../journey/saidBy.ts';

/** Where one is, in words: to the eye in a few, and in a sentence to the ear. */
interface ProgressWords {
  readonly title: string;
  readonly amount: string;
  readonly left: string;
  readonly spoken: string;
}

/**
 * Phases are counted, and steps where there are no phases or the partner wants them counted all the same; `hideStepAmount` hides
 * either number.
 */
export function progressWords(journey: Journey, slug: string, { phases, at, seconds }: Progress): ProgressWords {
  const { hideStepAmount } = journey.config.configuration.display;
  const title = phases[at]?.title ?? '';
  const { number, of } = positionOf(journey.live, slug);
  const steps = title === '' || hideStepAmount === false;
  const [count, all, what] = steps ? [number, of, 'passo'] : [at + 1, phases.length, 'fase'];
  const hidden = hideStepAmount === true || count === 0;
  const amount = hidden ? '' : `${count} de ${all}`;
  const left = leftOf(journey, slug, Math.ceil(seconds / 60));
  const place = [title, hidden ? '' : `${what} ${amount}`].filter(Boolean).join(', ');
  return { title, amount, left, spoken: [place, spokenOf(left)].filter(Boolean).join('. ') };
}

const leftOf = (journey: Journey, slug: string, minutes: number): string =>
  saidOf(journey, slug, minutes) ||
  saidBy(journey.config, 'left', minutes === 1 ? 'falta {left}' : 'faltam {left}').replace('{left}', `~${minutes} min`);

/** To the ear: `Faltam cerca de 3 minutos`. */
const spokenOf = (left: string): string =>
  left
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace('~', 'cerca de ')
    .replace(/min$/, left.includes('~1 ') ? 'minuto' : 'minutos');

/** Empty where it is the customer's turn. Minutes of their own say nothing beside somebody else's days. */
function saidOf({ config, state, proposal, environment }: Journey, slug: string, minutes: number): string {
  if (state.end !== null) return saidBy(config, 'done', 'tudo certo');
  if (minutes === 0) return 'sua parte acabou';
  const wait = proposal?.data.waits?.[slug];
  return wait && !(wait.minutes && environment.today <= wait.until) ? 'agora é esperar' : '';
}
