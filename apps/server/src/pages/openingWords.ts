import type { StepOnWire, SystemConfiguration } from '@passo/contract';
import { descriptionOf, titleOf } from '@passo/contract/stepWords.ts';
import { tutorialSteps } from '@passo/contract/tutorialSteps.ts';
import { html, type Markup } from '../platform/html.ts';
import { own, shared } from './sheets.ts';

/** With the look of its own, beside that of every page. */
export interface OpeningWords extends Markup {
  readonly look: string;
}

type Shown = Pick<SystemConfiguration, 'steps' | 'redirect' | 'configuration'>;

const place = own('opening.css');
const numbered = shared(import.meta.resolve('@passo/domain/theme/numbered.css'));

/** Views that begin with title and sentence, in the same place. */
const begins: ReadonlySet<string> = new Set(['form', 'tutorial']);

/**
 * Title and sentence of the first step, read while the script is on its way; the portal draws the same words in the same
 * place. Null where the first step begins otherwise.
 */
export function openingWords({ steps, redirect, configuration }: Shown): OpeningWords | null {
  const [first] = steps;
  if (redirect !== null || first === undefined || !begins.has(first.view)) return null;
  // Without the bar of phases everything stands higher.
  if (configuration.display.hideProgressBar === true) return null;
  const description = descriptionOf(first);
  const told = first.view === 'tutorial' ? stepsOf(first) : null;
  const words = html`<div class="opening">
    <h1>${titleOf(first)}</h1>
    ${description === undefined ? null : html`<p>${description}</p>`}${told}
  </div>`;
  return { ...words, look: told === null ? place : place + numbered };
}

/** What a tutorial says, below the place of its picture; null where it asks first, and says what follows from the answer. */
const stepsOf = ({ fields }: StepOnWire): Markup | null => {
  const stands = fields.filter(({ component }) => component !== 'button');
  if (stands.some(({ component, conditionals }) => component !== 'mensagem' || conditionals !== undefined)) return null;
  return html`<div class="mark"></div>
    <ol class="numbered">
      ${tutorialSteps(stands).map(
        ({ title, text, notes }) =>
          html`<li>
            <strong>${title}</strong>
            <p>${text}</p>
            ${notes.map((note) => html`<p class="note">${note}</p>`)}
          </li>`,
      )}
    </ol>`;
};
