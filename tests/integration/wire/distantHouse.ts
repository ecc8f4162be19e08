import type { StepDefinition } from '@passo/engine';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { World } from '../../support/journey.ts';
import { DistantDevice } from '../../support/distantDevice.ts';

/* Two processes behind a proxy, as a demonstration: development answers nobody who comes from elsewhere. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const steps: readonly StepDefinition[] = [
  { slug: 'inicio', name: 'Início', stepType: 'form', fields: [text('nome')] },
  {
    ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms', 'link'] },
    fields: [{ ...text('celular'), mask: 'phone', validation: ['cellphone'] }],
  },
  { slug: 'meio', name: 'Meio', stepType: 'form', fields: [text('cidade')] },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];
const SECRET = 'the operators of a demonstration';

interface DistantHouse {
  readonly house: OpenHouse;
  readonly world: World;
  /** A device at an address, which solves so many challenges of each request. */
  from(address: string, solves?: number): DistantDevice;
}

/** With one channel, `oficina-entra`, whose second step is a code. */
export async function openDistantHouse(): Promise<DistantHouse> {
  const house = await openHouse({ entra: steps }, {}, { mode: 'demo', operatorSecret: SECRET, trustedProxies: 1 });
  const urls = [house.url, (await house.another()).url];
  return {
    house,
    world: new World(house.url, SECRET),
    from: (address, solves = 0) => new DistantDevice(urls, address, solves),
  };
}
