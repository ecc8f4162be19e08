import type { SystemConfiguration } from '@passo/contract';
import { descriptionOf, titleOf } from '@passo/contract/stepWords.ts';
import { html, type Markup } from '../platform/html.ts';
import { own } from './sheets.ts';

/** Where they stand. */
export const openingLook = own('opening.css');

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
    ${description === undefined ? null : html`<p>${description}</p>`}
  </div>`;
}
