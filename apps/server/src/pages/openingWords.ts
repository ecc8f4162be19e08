import type { StepOnWire, SystemConfiguration } from '@passo/contract';
import { descriptionOf, titleOf } from '@passo/contract/stepWords.ts';
import { html, type Markup } from '../platform/html.ts';
import { own, shared } from './sheets.ts';

/** Where they stand. */
export const openingLook = own('opening.css') + shared(import.meta.resolve('@passo/domain/theme/numbered.css'));

/** Views that begin with title and sentence, in the same place. */
const begins: ReadonlySet<string> = new Set(['form', 'tutorial']);

/**
 * Title and sentence of the first step, read while the script is on its way; the portal draws the same words in the same
 * place. Null where the first step begins otherwise.
 */
export function openingWords({ steps, redirect, configuration }: SystemConfiguration): Markup | null {
  const [first] = steps;
  if (redirect !== null || first === undefined || !begins.has(first.view)) return null;
  // Without the bar of phases everything stands higher.
  if (configuration.display.hideProgressBar === true) return null;
  const description = descriptionOf(first);
  return html`<div class="opening">
    <h1>${titleOf(first)}</h1>
    ${description === undefined ? null : html`<p>${description}</p>`}${first.view === 'tutorial' ? stepsOf(first) : null}
  </div>`;
}

/** What a tutorial says, below the place of its picture. */
const stepsOf = ({ fields }: StepOnWire): Markup =>
  html`<div class="mark"></div>
    <ol class="numbered">
      ${fields.map(
        ({ title, label, message }) =>
          html`<li>
            <strong>${title ?? label ?? null}</strong>
            <p>${message ?? null}</p>
          </li>`,
      )}
    </ol>`;
