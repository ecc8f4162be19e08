import type { Pending } from '../decisions.ts';
import { html, type Markup } from '../../platform/html.ts';
import { factsOf, instant, operationName, shortId } from './words.ts';

interface Choice {
  readonly approve: string;
  readonly refuse: string;
  /** Whether the customer is told why. */
  readonly reason?: boolean;
}

/** By port; a signature is signed, a photo is accepted, all else is approved. */
const choices: Readonly<Record<string, Choice>> = {
  signature: { approve: 'Assinar', refuse: 'Recusar' },
  identity: { approve: 'Aceitar', refuse: 'Recusar', reason: true },
};
const usual: Choice = { approve: 'Aprovar', refuse: 'Recusar', reason: true };

const choiceOf = (operation: string): Choice => choices[operation.split('.')[0] ?? ''] ?? usual;

export const pendingSection = (pending: readonly Pending[], field: Markup): Markup =>
  pending.length === 0
    ? html`<p class="empty">Nada espera por você agora.</p>`
    : html`<ul class="stack">
        ${pending.map((one) => card(one, field))}
      </ul>`;

const card = (pending: Pending, field: Markup): Markup =>
  html`<li class="card">
    <h3>${operationName(pending.operation)}</h3>
    <p class="muted">Proposta ${shortId(pending.proposal)} · ${instant(pending.createdAt.toISOString())}</p>
    <dl>
      ${factsOf(pending.question).map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${decisionForm(pending, field)}
  </li>`;

/** The buttons that decide. */
function decisionForm({ operation, reference }: Pending, field: Markup): Markup {
  const { approve, refuse, reason } = choiceOf(operation);
  const why = html`<label>
    Motivo, se recusar (opcional)
    <input name="reason" maxlength="300" autocomplete="off" />
  </label>`;
  return html`<form method="post" action="/simulador/decisoes/${reference}">
    ${field} ${reason === true ? why : null}
    <div class="buttons">
      <button class="primary" name="decision" value="approve">${approve}</button>
      <button name="decision" value="refuse">${refuse}</button>
    </div>
  </form>`;
}
