import { formatCpf } from '@passo/domain';
import { exampleCpf } from '../exampleCpf.ts';
import { outcomeOf, outcomes } from '../outcomes.ts';
import { html, type Markup } from '../../platform/html.ts';
import { GOOD_ENDING } from '../walk/offer.ts';

const row = (ending: string, says: string, cpf: string): Markup =>
  html`<tr>
    <th scope="row">${ending}</th>
    <td>
      <div class="spread">
        <span>${says}</span>
        <button type="button" data-copy="${cpf}" aria-label="Copiar o CPF ${formatCpf(cpf)}">${formatCpf(cpf)}</button>
      </div>
    </td>
  </tr>`;

/** Which CPF leads where. It never changes while the server runs. */
export function endingsSection(): Markup {
  const good = exampleCpf(GOOD_ENDING);
  return html`<section aria-labelledby="t-finais" class="endings">
    <h2 id="t-finais">O final do CPF escolhe</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Final</th>
          <th scope="col">O que acontece e um CPF para copiar</th>
        </tr>
      </thead>
      <tbody>
        ${row('outros', outcomeOf(good).says, good)}
        ${outcomes.map(({ ending, says }) => row(ending, says, exampleCpf(ending)))}
      </tbody>
    </table>
  </section>`;
}
