import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';
import { signToken, testTokenEnv } from '../../support/tokens.ts';

/* Links that carry more than a hash, and the pages that they lead to. */

const stage = openStage(testTokenEnv);

const page = (): Promise<Page> => stage.device();

async function newLink(): Promise<string> {
  const answered = await fetch(`${stage.url}/unauth/product-self-contract/new-hash/aurora-clt`, {
    method: 'POST',
    headers: { authorization: 'Bearer passo-dev', 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = await answered.json();
  return String(data.hashId);
}

it('a typist is told whose data these are, on this page and after a reload, and the token leaves the address', async () => {
  const typist = await page();
  const hash = await newLink();
  const token = await signToken({ sub: 'digitadora-7', hash }, { by: 'office' });
  await typist.goto(`${stage.url}/?agx_hash=${hash}&userOfficeToken=${token}`);
  await typist.getByText('Proposta iniciada de forma manual').waitFor();
  expect(typist.url()).not.toContain('userOfficeToken');
  await typist.reload();
  await typist.getByText('Os dados preenchidos devem ser do cliente ou do usuário digitador cadastrado.').waitFor();
  await typist.context().close();
});

it('an address ahead of the journey leads to where one stands', async () => {
  const customer = await page();
  await customer.goto(`${stage.url}/conta?agx_hash=${await newLink()}`);
  await customer.getByRole('heading', { level: 1, name: 'Seu CPF e autorizações' }).waitFor();
  expect(new URL(customer.url()).pathname).toBe('/consentimentos');
  await customer.context().close();
});

it('a customer for whom the partner vouches finds the CPF there', async () => {
  const customer = await page();
  const hash = await newLink();
  const token = await signToken({ cpf: '52998224725', name: 'Maria da Silva', hash, aud: 'passo' });
  await customer.goto(`${stage.url}/?agx_hash=${hash}&jwtToken=${token}`);
  await expect.poll(() => customer.getByLabel('CPF').first().inputValue()).toBe('529.982.247-25');
  expect(customer.url()).not.toContain('jwtToken');
  await customer.context().close();
});

it.each([
  ['/simplified-tutorial', 'Como funciona'],
  ['/steps-tutorial', 'Os passos do seu pedido'],
])('%s opens, and leads to the first step', async (path, title) => {
  const customer = await page();
  await customer.goto(`${stage.url}${path}?agx_hash=${await newLink()}`);
  await customer.getByRole('heading', { name: title }).waitFor();
  await customer.getByRole('button', { name: 'Começar' }).click();
  await customer.getByLabel('CPF').first().waitFor();
  await customer.context().close();
});
