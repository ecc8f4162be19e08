import { html } from '../../platform/html.ts';
import type { PageParts } from './shell.ts';

interface Stranded {
  readonly product: string;
  /** The name of the step where the customer stands. */
  readonly step: string;
  readonly hash: string;
  /** The seconds are over, and the way goes on; else the walk does not know how to. */
  readonly late: boolean;
}

/** A walk that did not come as far as it should: where it stands, and the way on from there. */
export const strandedPage = ({ product, step, hash, late }: Stranded): PageParts => ({
  title: 'Parou no caminho',
  current: null,
  body: html`<div class="narrow">
    <h1>Parou no caminho</h1>
    <p class="lead">
      ${product}: o pedido está em <strong>${step}</strong>.
      ${
        late
          ? 'Quem responde de fora demora mais do que se espera aqui.'
          : 'Este passo pede algo que só uma pessoa sabe responder.'
      }
    </p>
    <div class="buttons">
      <a class="button primary" href="/?agx_hash=${hash}">Continuar daqui</a>
      <a class="button" href="/demo">Voltar à demonstração</a>
    </div>
  </div>`,
});
