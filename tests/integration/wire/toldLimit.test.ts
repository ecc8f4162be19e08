import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* Strangers behind one address ask a paid look-up so often and no more, by whichever door: by the page's own and by what they send. */

const steps: readonly StepDefinition[] = [
  {
    ...{ slug: 'inicio', name: 'Início', stepType: 'form' },
    fields: [{ key: 'placa', component: 'consultaPlaca', label: 'Placa', required: true }],
  },
  { slug: 'fim', name: 'Fim', stepType: 'form', fields: [{ key: 'x', component: 'text', label: 'X' }] },
];
let house: OpenHouse;
beforeAll(async () => void (house = await openHouse({ placa: steps })));
afterAll(async () => {
  vi.restoreAllMocks();
  await house.close();
});

async function sent(): Promise<unknown> {
  const customer = new Customer(house.url);
  await customer.open('oficina-placa');
  return (await customer.create({ placa: { plate: 'ABC1D23' } }, undefined, 'inicio')).selfContract['inicio'];
}

it('what a stranger sends is asked while their network has a share, and stands as typed after', async () => {
  expect(await sent()).toMatchObject({ placa: { plate: 'ABC1D23', vehicle: { marca: 'Fiat' } } });
  const { limiter } = house.server.runtime;
  const take = limiter.take.bind(limiter);
  const used = { allowed: false, because: 'exhausted', retryAfterSeconds: 60 } as const;
  vi.spyOn(limiter, 'take').mockImplementation(async (key, ...limit) =>
    key.startsWith('lookup:') ? used : take(key, ...limit),
  );
  expect(await sent()).toEqual({ placa: { plate: 'ABC1D23' } });
});
