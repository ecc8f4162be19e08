import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo } from '../../support/answers.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* Another proposal of the same customer begins with the photos that were sent already, where its step allows it. */

let house: OpenHouse;
const cpf = {
  slug: 'consentimentos',
  name: 'CPF',
  stepType: 'form',
  fields: [{ key: 'cpf', component: 'text', label: 'CPF' }],
};
const photos = {
  slug: 'documento',
  name: 'Documento',
  stepType: 'form',
  fields: [{ key: 'documentoFrente', component: 'imageCapture', label: 'Frente', required: true }],
};
const end = { slug: 'fim', name: 'Fim', stepType: 'finished' };

beforeAll(async () => {
  house = await openHouse(
    {
      primeiro: [cpf, photos, { slug: 'espera', name: 'Espera', stepType: 'form' }, end],
      segundo: [cpf, photos, end],
      outro: [cpf, photos, end],
    },
    { segundo: { reuseDocuments: ['documento'] } },
  );
});
afterAll(() => house.close());

async function forkTo(channel: string, withPhoto = true): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open('oficina-primeiro');
  await customer.create({ cpf: '52998224725' });
  if (withPhoto) await customer.submitFiles('documento', { documentoFrente: await photo() });
  const answer = await customer.device.call('partialForkProposal', {
    params: { hashId: customer.hash },
    body: { channel },
  });
  const forked = new Customer(house.url, customer.device);
  forked.hash = dataOf<DataOf<'partialForkProposal'>>(answer).hashId;
  await forked.refresh();
  return forked;
}

it('copies the photo, which belongs to the new proposal from then on', async () => {
  const forked = await forkTo('oficina-segundo');
  const { documentoFrente } = forked.proposal?.selfContract.documento ?? {};
  expect(documentoFrente).toMatchObject({ document: expect.any(String), name: 'documentoFrente.jpg' });
  // Seen, and sent as it lies there.
  if (forked.current === 'consentimentos') await forked.submit('consentimentos', { cpf: '52998224725' });
  await forked.submit('documento', { documentoFrente });
  expect(forked.proposal?.data.end).toBe('finished');
});

it('leaves it where it is for a channel that does not say so', async () => {
  const forked = await forkTo('oficina-outro');
  expect(forked.proposal?.selfContract.documento).toBeUndefined();
});

it('changes nothing where there is no photo yet', async () => {
  const forked = await forkTo('oficina-segundo', false);
  expect(forked.proposal).toMatchObject({ revision: 1 });
  expect(forked.proposal?.selfContract.documento).toBeUndefined();
});
