import { html, trusted, type Markup } from '../platform/html.ts';

export const operatorStyle = `:root{color-scheme:light dark;--ground:#f5f7fa;--card:#fff;--ink:#1b2230;--muted:#566072;--line:#dbe1ea;--accent:#1f5fbf;--on-accent:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#12161d;--card:#1b212b;--ink:#e8ecf3;--muted:#a4afc0;--line:#323b49;--accent:#8fb8f5;--on-accent:#0f1a2b;--bad:#ffb4ab}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:20px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:420px;padding:28px 24px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.2}p{margin:0 0 20px;color:var(--muted)}.bad{color:var(--bad);font-weight:600}
label{display:block;margin-bottom:20px;font-size:.9rem;font-weight:600}
input:not([type=hidden]){display:block;width:100%;min-height:48px;margin-top:6px;padding:8px 12px;border:1px solid var(--muted);border-radius:10px;background:var(--card);color:var(--ink);font:inherit;font-size:1rem;font-weight:400}
button,a{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;margin-top:12px;border:1px solid var(--line);border-radius:12px;background:none;color:var(--ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.primary{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

/** Written so that nothing is put between the tags: the page's headers name the exact text. */
const styleTag = trusted(`<style>${operatorStyle}</style>`);

/** A page for who is in. */
export interface Place {
  readonly href: string;
  readonly name: string;
}

export interface DoorWords {
  /** Where it leads. */
  readonly back: string;
  /** What stands in each form. */
  readonly field: Markup;
  /** For who is in: what there is to open. */
  readonly places?: readonly Place[];
  readonly problem?: 'wrong' | 'locked';
}

const problems = {
  wrong: 'Este segredo não confere. Confira e digite de novo.',
  locked:
    'Muitas tentativas erradas na sua rede ou neste navegador. Espere uma hora e tente de novo, ou entre por um navegador em que você já entrou.',
} as const;

/** Where operators come in and leave. No script, so that a program's cookie jar can do it too. */
export const operatorPage = (words: DoorWords): string =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Entrada de quem opera · Passo</title>
        ${styleTag}
      </head>
      <body>
        <main>${words.places === undefined ? asking(words) : inside(words.field, words.places)}</main>
      </body>
    </html>`.markup;

const asking = ({ back, field, problem }: DoorWords): Markup => html`
  <h1>Área de quem opera</h1>
  <p>Digite o segredo da operação (OPERATOR_SECRET). Você fica dentro por oito horas neste navegador.</p>
  ${problem === undefined ? null : html`<p class="bad" role="alert">${problems[problem]}</p>`}
  <form method="post" action="/operador">
    ${field}
    <input type="hidden" name="voltar" value="${back}" />
    <label>
      Segredo
      <input name="segredo" type="password" required autocomplete="current-password" autofocus />
    </label>
    <button class="primary">Entrar</button>
  </form>
`;

const inside = (field: Markup, places: readonly Place[]): Markup => html`
  <h1>Você está dentro</h1>
  <p>A entrada vale oito horas, só neste navegador.</p>
  ${places.map(({ href, name }, at) =>
    at === 0 ? html`<a class="primary" href="${href}">${name}</a>` : html`<a href="${href}">${name}</a>`,
  )}
  <form method="post" action="/operador/sair">
    ${field}
    <button>Sair deste navegador</button>
    <button name="quem" value="todos">Encerrar todas as entradas</button>
  </form>
`;
