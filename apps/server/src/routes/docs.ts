import { isRecord } from '@passo/engine';

const style = `:root{color-scheme:light dark;--line:#8885}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.6rem}details{border:1px solid var(--line);border-radius:10px;margin:.6rem 0;padding:.6rem 1rem}summary{cursor:pointer;font-weight:600;overflow-wrap:anywhere}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;background:#8881;padding:.8rem;border-radius:8px}.m{display:inline-block;min-width:3.6rem}h2{font-size:1rem;margin:.8rem 0 .2rem}p{margin:.3rem 0}`;

/** The API for people: one page made from the OpenAPI document, without a script. */
export function docsPage(document: Readonly<Record<string, unknown>>): {
  readonly html: string;
  readonly style: string;
} {
  const paths = isRecord(document.paths) ? Object.entries(document.paths) : [];
  const calls = paths.flatMap(([path, methods]) =>
    isRecord(methods) ? Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)) : [],
  );
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Passo · API</title><style>${style}</style></head>
<body><main><h1>API do Passo</h1><p>Gerada do contrato. O documento para máquinas está em <a href="/openapi.json">/openapi.json</a>. Toda chamada leva <code>Authorization: Bearer</code> da aplicação; as que mudam algo aceitam <code>Idempotency-Key</code>.</p>${calls.join('')}</main></body></html>`;
  return { html, style };
}

function callOf(method: string, path: string, operation: unknown): string {
  if (!isRecord(operation)) return '';
  const { summary, requestBody, responses } = operation;
  const problems = isRecord(responses) ? Object.entries(responses).filter(([status]) => status !== '200') : [];
  return `<details><summary><span class="m">${method.toUpperCase()}</span> ${escape(path)}</summary><p>${escape(String(summary))}</p>
${requestBody === undefined ? '' : `<h2>Corpo</h2><pre tabindex="0">${escape(JSON.stringify(exampleOf(requestBody), null, 2))}</pre>`}
<h2>Resposta</h2><pre tabindex="0">${escape(JSON.stringify(exampleOf(isRecord(responses) ? responses['200'] : undefined), null, 2))}</pre>
<h2>Problemas</h2>${problems.map(([status, of]) => `<p><b>${status}</b> ${escape(isRecord(of) ? String(of.description) : '')}</p>`).join('')}</details>`;
}

function exampleOf(part: unknown): unknown {
  const content = isRecord(part) ? part.content : undefined;
  const json = isRecord(content) ? content['application/json'] : undefined;
  return isRecord(json) ? json.example : undefined;
}

const escape = (text: string | undefined): string =>
  (text ?? '').replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
