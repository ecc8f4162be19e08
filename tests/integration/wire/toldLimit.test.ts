import type { StepDefinition } from '@passo/engine';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Customer, type WireAnswer } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/*
 * A paid look-up is asked so often and no more, by whichever door: by the page's own and by what is sent. Strangers behind one address go on
 * without it, for it may be a neighbour who used it up; a customer who did so themselves waits, and loses nothing.
 */

const steps: readonly StepDefinition[] = [
  {
    ...{ slug: 'inicio', name: 'Início', stepType: 'form' },
    fields: [{ key: 'placa', component: 'consultaPlaca', label: 'Placa', required: true }],
  },
  { slug: 'fim', name: 'Fim', stepType: 'form', fields: [{ key: 'x', component: 'text', label: 'X' }] },
];
let house: OpenHouse;
beforeAll(async () => void (house = await openHouse({ placa: steps })));
afterAll(() => house.close());

async function sent(): Promise<unknown> {
  const customer = new Customer(house.url);
  await customer.open('oficina-placa');
  return (await customer.create({ placa: { plate: 'ABC1D23' } }, undefined, 'inicio')).selfContract['inicio'];
}

afterEach(() => vi.restoreAllMocks());

/** From now on those whose count begins so had their share. */
function useUp(name: string): void {
  const { limiter } = house.server.runtime;
  const take = limiter.take.bind(limiter);
  const used = { allowed: false, because: 'exhausted', retryAfterSeconds: 60 } as const;
  vi.spyOn(limiter, 'take').mockImplementation(async (key, ...limit) =>
    key.startsWith(name) ? used : take(key, ...limit),
  );
}

it('what a stranger sends is asked while their network has a share, and stands as typed after', async () => {
  expect(await sent()).toMatchObject({ placa: { plate: 'ABC1D23', vehicle: { marca: 'Fiat' } } });
  useUp('lookup:');
  expect(await sent()).toEqual({ placa: { plate: 'ABC1D23' } });
});

it('who had their own share is told to wait, keeps what is told already, and is told the rest after', async () => {
  const customer = new Customer(house.url);
  await customer.open('oficina-placa');
  const { revision } = await customer.create({ placa: { plate: 'ABC1D23' } }, undefined, 'inicio');
  useUp('lookup-link:');
  const other = { placa: { plate: 'BRA2E19' } };
  const refused = await customer.submit('inicio', other).catch(({ answer }: { answer: WireAnswer }) => answer);
  expect(refused).toMatchObject({
    status: 429,
    body: { name: 'rate.limited', message: expect.stringContaining('Aguarde um pouco') },
  });
  expect(await customer.refresh()).toMatchObject({
    revision,
    selfContract: { inicio: { placa: { vehicle: { marca: 'Fiat' } } } },
  });
  // What is known needs no share.
  await customer.submit('inicio', { placa: { plate: 'ABC1D23' } });
  vi.restoreAllMocks();
  const { selfContract } = await customer.submit('inicio', other);
  expect(selfContract['inicio']).toMatchObject({ placa: { plate: 'BRA2E19', vehicle: {} } });
});
