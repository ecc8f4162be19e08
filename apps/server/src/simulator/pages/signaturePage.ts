import type { Pending } from '../decisions.ts';
import { html, type Markup } from '../../platform/html.ts';
import { decisionForm } from './pendingSection.ts';
import type { PageParts } from './shell.ts';

const text = ({ question }: Pending, key: string): string => {
  const value = question[key];
  return typeof value === 'string' ? value : '';
};

/** What the signer sees at the provider: the paper, its hash, and two buttons; afterwards the way back. */
export const signaturePage = (pending: Pending, field: Markup): PageParts => ({
  title: 'Assinatura',
  current: null,
  bare: true,
  body: html`<div class="narrow">
    <p class="eyebrow">Serviço de assinatura simulado</p>
    ${pending.decision === null ? toSign(pending, field) : decided(pending.decision)}
  </div>`,
});

const toSign = (pending: Pending, field: Markup): Markup => html`
  <h1>Assine o seu contrato</h1>
  <div class="card">
    <dl>
      <div>
        <dt>Quem assina</dt>
        <dd>${text(pending, 'name')}</dd>
      </div>
      <div>
        <dt>Código do documento (SHA-256)</dt>
        <dd><code class="hash">${text(pending, 'documentHash')}</code></dd>
      </div>
    </dl>
    <p><a href="/simulador/assinatura/${pending.reference}/documento" target="_blank">Ler o contrato (PDF)</a></p>
    ${decisionForm(pending, field, 'assinatura')}
  </div>
`;

const refused = {
  title: 'Você não assinou',
  text: 'Avisamos que a assinatura foi recusada. A sua proposta mostra o que fazer agora.',
};

const endings: Readonly<Record<string, typeof refused>> = {
  approve: { title: 'Pronto, pode voltar', text: 'O contrato está assinado. A sua proposta continua sozinha.' },
  withdraw: { title: 'Este contrato foi cancelado', text: 'O pedido dele terminou. Não há nada para assinar.' },
};

const decided = (decision: string): Markup => html`
  <h1>${(endings[decision] ?? refused).title}</h1>
  <p class="lead">${(endings[decision] ?? refused).text}</p>
  <p><a class="button primary" href="/" target="_top">Voltar para a proposta</a></p>
`;
