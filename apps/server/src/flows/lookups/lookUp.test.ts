import { expect, it, vi } from 'vitest';
import type { VehicleAnswer } from '../../ports/vehicles/vehicles.ts';
import { simulatedCompanies } from '../../simulator/ports/companies.ts';
import { simulatedVehicles } from '../../simulator/ports/vehicles/vehicles.ts';
import { lookUp } from './lookUp.ts';

const { signal } = new AbortController();
const failed = { kind: 'failed', reason: 'down' } as const;

it('what is asked several times at once is asked once, and anew after it was answered', async () => {
  const answers = [Promise.withResolvers<VehicleAnswer>(), Promise.withResolvers<VehicleAnswer>()];
  const findPlate = vi.fn<typeof simulatedVehicles.findPlate>();
  for (const { promise } of answers) findPlate.mockReturnValueOnce(promise);
  const ports = { companies: simulatedCompanies, vehicles: { ...simulatedVehicles, findPlate } };
  const ask = (plate: string) => lookUp(ports, 'vehicles.plate', { plate }, signal);
  const parallel = Array.from({ length: 10 }, () => ask('ABC1D23'));
  expect(findPlate).toHaveBeenCalledTimes(1);
  const other = ask('BRA2E19');
  expect(findPlate.mock.calls.map(([plate]) => plate)).toEqual(['ABC1D23', 'BRA2E19']);
  answers.forEach(({ resolve }) => resolve(failed));
  expect(await Promise.all([...parallel, other])).toEqual(Array(11).fill({ kind: 'failed' }));
  findPlate.mockImplementation(simulatedVehicles.findPlate);
  expect(await ask('ABC1D23')).toMatchObject({ found: { codigoModelo: 'carros/21/9535' } });
});
