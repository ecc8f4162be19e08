import { masks } from '@passo/domain/masks.ts';
import type { Journey } from './journey.ts';

/** `52998224725` → `•••.982.247-••`: its owner recognises it, and whoever looks over the shoulder does not have it. */
export const hiddenCpf = (cpf: string): string =>
  masks.cpf
    .mask(cpf)
    .replace(/^\d{3}/, '•••')
    .replace(/\d{2}$/, '••');

/** What was answered under this key; a later step knows better. */
export function answered({ proposal, live }: Journey, key: string): string | null {
  const answers = live.map(({ slug }) => proposal?.selfContract[slug]?.[key]);
  const found = answers.findLast((answer) => typeof answer === 'string' && answer !== '');
  return typeof found === 'string' ? found : null;
}
