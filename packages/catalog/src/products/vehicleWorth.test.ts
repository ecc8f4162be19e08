import type { JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { loanProduct } from './index.ts';
import { vehicleDetails, vehicleLine } from './vehicleWorth.ts';

const of = (answers: JsonObject) => vehicleDetails({ answers, results: {}, product: 'vehicle' });
const plate = (valor?: number) => ({
  placa: { plate: 'ABC1D23', ...(valor && { vehicle: { marca: 'Fiat', valor } }) },
});
const year = (valor?: number) => ({ anoModeloVeiculo: { value: '2022-5', label: '2022', ...(valor && { valor }) } });

describe('what a vehicle is worth', () => {
  it.each([
    ['as typed, where the guide said nothing', { valorVeiculo: 90_000, ...plate(), ...year() }, 9_000_000, 'customer'],
    ['no more than the guide said of its plate', { valorVeiculo: 90_000, ...plate(51_300) }, 5_130_000, 'guide'],
    ['no more than the guide said of its year', { valorVeiculo: 90_000, ...year(51_300) }, 5_130_000, 'guide'],
    ['the less, of both', { valorVeiculo: 90_000, ...plate(61_800), ...year(51_300) }, 5_130_000, 'guide'],
    ['what is paid for it, where that is less', { valorVeiculo: 45_000, ...plate(51_300) }, 4_500_000, 'guide'],
    ['nothing, where nobody said', plate(51_300), 0, 'guide'],
  ])('%s', (_, answers, collateralCentavos, collateralToldBy) => {
    expect(of(answers)).toEqual({ collateralCentavos, collateralToldBy });
  });

  it('is told as the customer’s own word, where it is', () => {
    expect(vehicleLine({ details: of({ valorVeiculo: 90_000 }) }).label).toBe('Valor do veículo informado por você');
    expect(vehicleLine({ details: of({ valorVeiculo: 90_000, ...plate(51_300) }) }).label).toBe('Valor do veículo');
  });

  it.each(['vehicle', 'vehicle-equity'])('is what %s reckons with', (slug) => {
    const facts = { answers: { valorVeiculo: 90_000, ...plate(51_300) }, results: {}, product: slug };
    expect(loanProduct(slug)?.detailsOf?.(facts)).toMatchObject({ collateralCentavos: 5_130_000 });
  });
});
