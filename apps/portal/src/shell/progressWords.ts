import { positionOf } from '@passo/engine/journey/position.ts';
import type { Journey } from '../journey/journey.ts';
import type { Progress } from '../journey/progress.ts';

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
  const { left, spokenLeft } = leftOf(journey, Math.ceil(seconds / 60));
  const place = [title, hidden ? '' : `${what} ${amount}`].filter(Boolean).join(', ');
  return { title, amount, left, spoken: [place, spokenLeft].filter(Boolean).join('. ') };
}

function leftOf({ state }: Journey, minutes: number): { readonly left: string; readonly spokenLeft: string } {
  if (state.end !== null) return { left: 'tudo certo', spokenLeft: 'Tudo certo' };
  if (minutes === 0) return { left: 'sua parte acabou', spokenLeft: 'Sua parte acabou' };
  const one = minutes === 1;
  return {
    left: `${one ? 'falta' : 'faltam'} ~${minutes} min`,
    spokenLeft: `${one ? 'Falta' : 'Faltam'} cerca de ${minutes} ${one ? 'minuto' : 'minutos'}`,
  };
}
