import type { ClientParts } from '../../wire/client.ts';

const json = { 'content-type': 'application/json' };

/** A path pattern with its parameters as what matches them. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]*')}$`);

/** Answers every call from here, by its method and path. What is submitted goes nowhere, and says so. */
export function answersFrom(answers: Readonly<Record<string, unknown>>): ClientParts['fetch'] {
  const table = Object.entries(answers).map(([name, data]) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, pattern: patternOf(path), data };
  });
  return async (path, { method = 'GET' }) => {
    const [pathname = ''] = path.split('?');
    const known = table.find((one) => one.method === method && one.pattern.test(pathname));
    if (known === undefined || submits.test(pathname)) return refusal();
    return new Response(JSON.stringify({ data: known.data }), { headers: json });
  };
}

/** Moving on is what a preview cannot do. */
const submits = /\/(update-step|create-proposal|new-hash)\//;

const refusal = (): Response =>
  new Response(JSON.stringify({ message: 'Esta é uma amostra: nada é enviado daqui.', name: 'preview', status: 422 }), {
    status: 422,
    headers: json,
  });
