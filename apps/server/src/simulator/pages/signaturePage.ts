import { keepTogether } from '@passo/domain/text/together.ts';
import type { Pending } from '../decisions.ts';
import { html, type Markup } from '../../platform/html.ts';
import type { PageParts } from './shell.ts';

const text = ({ question }: Pending, key: string): string => {
  const value = question[key];
  return typeof value === 'string' ? value : '';
};

/** What the signer meets at the provider: who signs, the paper, and two answers; afterwards the way back. `bound`: what is signed for. */
export const signaturePage = (pending: Pending, bound: string | null, field: Markup): PageParts => ({
  title: 'Assinatura',
  current: null,
  bare: true,
  look: `/simulador/assinatura/${pending.reference}/marca.css`,
  body: html`<div class="narrow">
    <p class="eyebrow">Serviço de assinatura simulado</p>
    ${pending.decision === null ? toSign(pending, bound, field) : decided(pending.decision)}
  </div>`,
});

/** The page before only led here: this is the one button that signs. */
const toSign = (pending: Pending, bound: string | null, field: Markup): Markup => html`
  <h1>Assinatura do contrato</h1>
  <p class="signer">Quem assina: <b>${text(pending, 'name')}</b></p>
  <p><a href="/simulador/assinatura/${pending.reference}/documento" target="_blank">Ler o contrato (PDF)</a></p>
  <form method="post" action="/simulador/decisoes/${pending.reference}">
    ${field}
    <input type="hidden" name="back" value="assinatura" />
    <div class="buttons">
      <button class="primary" name="decision" value="approve">
        ${bound === null ? 'Assinar contrato' : `Assinar por ${keepTogether(bound)}`}
      </button>
      <button class="plain" name="decision" value="refuse">Não quero assinar</button>
    </div>
  </form>
  <details>
    <summary>Código do documento</summary>
    <p class="muted">O SHA-256 do contrato: se uma letra mudar, ele muda.</p>
    <p><code class="hash">${text(pending, 'documentHash')}</code></p>
  </details>
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
