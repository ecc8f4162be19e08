import type { DataOf } from '@passo/contract';
import { dataOf, type Customer } from '../../support/customer.ts';
import type { Scene } from '../retention/scene.ts';

/** Through the door of *Meus dados*, by the code that comes to the customer's phone. */
export async function enterMyData({ world }: Scene, { device, hash, phone }: Customer): Promise<DataOf<'myData'>> {
  const at = { params: { hashId: hash }, body: {} };
  dataOf(await device.call('sendMyDataCode', at));
  return dataOf(await device.call('confirmMyDataCode', { ...at, body: { token: await world.code(phone) } }));
}
