import { html, type Markup } from '../../platform/html.ts';

interface TableParts {
  /** What it lists, for those who hear it. */
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly Markup[];
  /** Instead of a table without rows. */
  readonly empty: string;
}

/** A list too wide for a phone: it scrolls by itself. */
export const wideTable = ({ label, headings, rows, empty }: TableParts): Markup =>
  rows.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<div class="wide" role="region" aria-label="${label}" tabindex="0">
        <table>
          <thead>
            <tr>
              ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`;
