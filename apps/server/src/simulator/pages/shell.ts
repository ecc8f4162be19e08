import { html, type Markup } from '../../platform/html.ts';
import { DOOR } from '../../routes/operatorPaths.ts';

export interface PageParts {
  readonly title: string;
  readonly body: Markup;
  /** The address of this very page in the menu, null where it is in none. */
  readonly current: '/demo' | '/simulador' | null;
  /** Somebody else's page, as a customer meets it: without the menu. */
  readonly bare?: boolean;
  /** Address of a style sheet with a partner's colours. */
  readonly look?: string;
}

const menu = [
  { href: '/demo', name: 'Demonstração' },
  { href: '/simulador', name: 'Simulador' },
  { href: '/passos', name: 'Passos' },
  { href: '/componentes', name: 'Componentes' },
  { href: '/docs', name: 'API' },
] as const;

/** Where there is a door, one leaves by it. */
const leaving = { href: DOOR, name: 'Sair' } as const;

/** What all pages of the simulator share. Scripts and styles come by address, so that nothing inline has to be allowed. */
export function page({ title, body, current, bare = false, look }: PageParts, hasDoor: boolean): string {
  const links = [...menu, ...(hasDoor ? [leaving] : [])].map(({ href, name }) =>
    href === current ? html`<a href="${href}" aria-current="page">${name}</a>` : html`<a href="${href}">${name}</a>`,
  );
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Passo</title>
        <link rel="icon" href="/simulador/assets/icone.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/simulador/assets/simulador.css" />
        ${look === undefined ? null : html`<link rel="stylesheet" href="${look}" />`}
        <script src="/simulador/assets/simulador.js" type="module"></script>
      </head>
      <body class="${bare ? 'bare' : ''}">
        ${bare ? html`` : menuBar(links)}
        <main aria-label="${title}">${body}</main>
        <p role="status" class="toast" id="aviso"></p>
      </body>
    </html>`.markup;
}

const menuBar = (links: readonly Markup[]): Markup => html`
  <header>
    <div class="bar">
      <span class="brand"><img src="/simulador/assets/icone.svg" alt="" width="26" height="26" />Passo</span>
      <nav aria-label="Páginas">${links}</nav>
      <span class="muted">Mundo simulado: nada aqui é de verdade.</span>
    </div>
  </header>
`;
