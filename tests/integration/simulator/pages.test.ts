import { themeTokens } from '@passo/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { walk, World } from '../../support/journey.ts';
import { Operator } from '../../support/operator.ts';
import { startOwnServer } from '../../support/ownServer.ts';

let server: Awaited<ReturnType<typeof startOwnServer>>;
beforeAll(async () => void (server = await startOwnServer()));
afterAll(() => server.close());

const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
const text = async (path: string): Promise<string> => (await get(path)).text();
/** Sends a form of the page `/demo`'s browser. */
const postForm = (path: string, fields: Readonly<Record<string, string>>) =>
  new Operator(server.url).fill('/demo', path, fields);

interface Waiting {
  readonly reference: string;
  readonly operation: string;
  readonly proposal: string;
}
const waiting = async (proposal: string): Promise<Waiting | undefined> => {
  const all: readonly Waiting[] = JSON.parse(await text('/simulador/pendentes'));
  return all.find((one) => one.proposal === proposal);
};

describe('/demo', () => {
  it('lists every channel with a button and a code for a phone', async () => {
    const page = await text('/demo');
    expect(page).toContain('action="/demo/aurora-clt"');
    expect(page).toContain('<svg');
  });

  it.each([['POST'], ['GET']])('opens a new link by %s', async (method) => {
    const response = method === 'GET' ? await get('/demo/aurora-clt') : await postForm('/demo/aurora-clt', {});
    expect(response.status).toBe(303);
    const hash = /^\/\?agx_hash=([\w-]{22})$/.exec(response.headers.get('location') ?? '')?.[1] ?? '';
    const customer = new Customer(server.url);
    customer.hash = hash;
    expect((await customer.create(consents()))._id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('makes no link for whoever only looks, nor for a channel that there is not', async () => {
    expect((await get('/demo/aurora-clt', { method: 'HEAD' })).status).toBe(404);
    expect((await get('/demo/nobody')).status).toBe(404);
  });
});

describe('/simulador', () => {
  it('allows nothing inline', async () => {
    const response = await get('/simulador');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(page).not.toMatch(/ style="|<style|<script>| on[a-z]+="/);
    for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/simulador\/assets\/[^"]+)"/g)) {
      expect((await get(path)).status).toBe(200);
    }
  });

  it('shows what was sent as text, whatever it says', async () => {
    await server.runtime.messaging.send({ channel: 'sms', to: '11', text: '<script>alert(1)</script>' }, 'evil');
    const page = await text('/simulador');
    expect(page).not.toContain('<script>alert');
    expect(JSON.parse(await text('/simulador/painel')).mensagens).toContain('&#60;script&#62;');
  });

  it('lets a person sign at the provider and sends them back', async () => {
    const customer = new Customer(server.url);
    const { _id: proposal } = await walk(customer, new World(server.url), undefined, 'assinatura');
    await expect.poll(() => waiting(proposal)).toBeDefined();
    const { reference = '' } = (await waiting(proposal)) ?? {};
    const page = `/simulador/assinatura/${reference}`;
    const shown = await text(page);
    for (const words of ['Serviço de assinatura simulado', 'Assinatura do contrato', 'Maria da Silva'])
      expect(shown).toContain(words);
    // What the page before named: all that is paid, and over how long.
    expect(shown).toMatch(/<button class="primary"[^>]*>\s*Assinar por R\$\s\d[\d.]*,\d\d em \d+x\s*<\/button>/);
    const look = await get(`${page}/marca.css`);
    expect(look.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await look.text()).toContain(
      `--brand:${themeTokens({ primary: '#0a5bcb', secondary: '#ffb454' }).light.brand}`,
    );
    // The hash is for whoever asks, after all else.
    expect(shown.indexOf('<details>')).toBeGreaterThan(shown.indexOf('Não quero assinar'));
    const paper = await get(`${page}/documento`);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const signed = await new Operator(server.url).fill(page, `/simulador/decisoes/${reference}`, {
      decision: 'approve',
      back: 'assinatura',
    });
    expect([signed.status, signed.headers.get('location')]).toEqual([303, page]);
    expect(await text(page)).toContain('Pronto, pode voltar');
    await customer.until(({ stepStatus }) => stepStatus.assinatura === 'finished');

    // The first decision stands.
    const again = await get(`/simulador/decisoes/${reference}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"decision":"refuse"}',
    });
    expect(await again.json()).toEqual({ data: { reference, decision: 'approve' } });
    const effects: readonly { operation: string; outcome: string }[] = JSON.parse(
      await text(`/simulador/efeitos?proposta=${proposal}`),
    );
    expect(effects.filter(({ operation }) => operation === 'signature.collect')).toHaveLength(1);
  });

  it.each<[string, Readonly<Record<string, string>>, number]>([
    ['/simulador/decisoes/nobody', { decision: 'approve' }, 404],
    ['/simulador/decisoes/nobody', {}, 404],
  ])('refuses %s with %j', async (path, body, status) => {
    expect((await postForm(path, body)).status).toBe(status);
  });

  it('has no page for what is no envelope', async () => {
    expect((await get('/simulador/assinatura/nobody')).status).toBe(404);
    expect((await get('/simulador/assinatura/nobody/documento')).status).toBe(404);
  });
});
