import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { axeFindings, PHONE } from '../../support/axe.ts';
import { Customer } from '../../support/customer.ts';
import { walk, World } from '../../support/journey.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';
import { rowsOf } from '../ends/page.ts';
import { Person } from '../journey/person.ts';

/* LGPD, art. 20: who is refused asks on the page that refuses, and reads the answer in *Meus dados*. */

const stage = openStage();

const folder = process.env.PICTURES;
const pictures =
  (page: Page, name: string) =>
  async ({ device, theme }: { readonly device: string; readonly theme: string }): Promise<unknown> =>
    folder === undefined
      ? undefined
      : page.screenshot({ path: path.join(folder, `recusa-${name}-${device}-${theme}.png`), fullPage: true });

it('a refusal is looked at again: asked once, told how long it takes, and answered', async () => {
  const person = new Person(await stage.device(), stage.url, exampleCpf('10', 71));
  const { page } = person;
  const complaints = complaintsOf(page);
  const looked = async (name: string): Promise<void> => {
    expect(await axeFindings(page, { seen: pictures(page, name) })).toEqual([]);
  };
  const customer = Object.assign(new Customer(stage.url), { phone: person.phone });
  await walk(customer, new World(stage.url), person.cpf);
  await takeOver(page, customer);
  await person.sees('Não temos uma oferta hoje para você');
  expect(Object.keys(await rowsOf(page))).toEqual(['Motivo da decisão automática', 'Quando tentar de novo', 'Ajuda']);
  await page.getByText('uma pessoa responde').waitFor();
  await looked('tela');

  const told = page.getByRole('alertdialog', { name: 'Pedido de revisão' });
  await person.press('Pedir revisão');
  const words = await told.innerText();
  expect(words).toMatch(/responder até \d\d\/\d\d\/\d{4}[^]*pelo contato que você confirmou/);
  const protocol = /MD-\d{8}-[0-9A-F]{8}/.exec(words)?.[0] ?? '';
  const until = /\d\d\/\d\d\/\d{4}/.exec(words)?.[0] ?? '';
  await looked('pedido');
  await told.getByRole('button', { name: 'Entendi' }).click();
  // At once and on a page that is loaded anew: it was asked for, and nobody is offered to ask again.
  const standing = async () => {
    const { 'Revisão pedida': asked, 'Protocolo da revisão': number } = await rowsOf(page);
    return [asked?.split('\n')[0], number, await page.getByText('Pedir revisão').count()];
  };
  const asked = [`Resposta até ${until}`, protocol, 0];
  expect(await standing()).toEqual(asked);
  await page.reload();
  expect(await standing()).toEqual(asked);
  await looked('pedida');
  await fetch(`${stage.url}/simulador/dados/${protocol}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: 'Conferimos os seus dados: a recusa fica.' }),
    redirect: 'manual',
  });
  await page.reload();
  expect(Object.keys(await rowsOf(page))).toContain('Revisão respondida');
  await looked('respondida');
  await page.setViewportSize(PHONE);
  await person.press('Ver em Meus dados');
  await person.press('Receber o código');
  await person.sees('Digite o código');
  await person.type('Código de 6 números', await person.code());
  await person.sees('Meus dados');
  await page.getByText('Revisão de uma recusa').waitFor();
  await page.getByText('Conferimos os seus dados: a recusa fica.').waitFor();
  await looked('meus-dados');
  expect(complaints).toEqual([]);
});
