import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { consents } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { walk, World } from '../../support/journey.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';
import { Person } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';
import { act } from '../journey/walk.ts';

/* The fourth CPF of a phone: its customer reads why a person looks first, an operator lets it go on, and the page goes on by itself. */

const stage = openStage();

const looked = async (page: Page, name: string): Promise<void> =>
  expect(await inspect(page, `cpfs-${name}`)).toEqual([]);

it('waits for a person, and goes on once they let it', async () => {
  const person = new Person(await stage.device(), stage.url, exampleCpf('25', 90));
  const world = new World(stage.url);
  for (const at of [91, 92, 93]) {
    const other = Object.assign(new Customer(stage.url), { phone: person.phone });
    await other.open();
    await other.create(consents(exampleCpf('25', at)));
    await other.sendCode();
    await other.confirmCode(await world.code(other.phone));
  }
  const { page } = person;
  const complaints = complaintsOf(page);
  const customer = Object.assign(new Customer(stage.url), { phone: person.phone });
  await walk(customer, world, person.cpf, 'documento');
  await takeOver(page, customer);
  await act(person, '07-documento');
  await person.sees('Uma pessoa vai conferir o seu pedido');
  await page.getByText('já abriu pedidos com outros CPFs').waitFor();
  await looked(page, 'espera');

  const office = await stage.device();
  await office.goto(`${stage.url}/simulador`);
  await office.getByRole('heading', { name: '4 CPFs com o mesmo celular ou e-mail' }).waitFor();
  await looked(office, 'operador');
  await office.getByRole('button', { name: 'Liberar' }).click();
  await office.getByText('Nenhum pedido espera por esta conferência.').waitFor();
  await person.sees('Agora, uma selfie');
  expect(complaints).toEqual([]);
});
