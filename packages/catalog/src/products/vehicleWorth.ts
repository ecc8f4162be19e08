import { fromReais } from '@passo/domain';
import { isRecord, type Facts } from '@passo/engine';
import { answerOf, centavos } from '../ports/facts.ts';
import type { LoanDetails, OfferLine } from '../ports/lender.ts';

/**
 * What the vehicle is worth: as the customer says, and never more than the price guide said of its plate, or of its model and year.
 * Where the guide said nothing, the customer's word is all there is, and goes on as theirs.
 */
export function vehicleDetails(facts: Facts): LoanDetails {
  const said = centavos(facts, 'valorVeiculo');
  const told = toldWorths(facts);
  return {
    collateralCentavos: Math.min(said, ...told),
    collateralToldBy: told.length === 0 ? 'customer' : 'guide',
  };
}

export const vehicleLine = ({ details = {} }: { readonly details?: LoanDetails }): OfferLine => ({
  key: 'bem',
  label: details.collateralToldBy === 'customer' ? 'Valor do veículo informado por você' : 'Valor do veículo',
  centavos: details.collateralCentavos ?? 0,
});

/** In centavos. */
function toldWorths(facts: Facts): readonly number[] {
  const plate = answerOf(facts, 'placa');
  const year = answerOf(facts, 'anoModeloVeiculo');
  const vehicle = isRecord(plate) ? plate.vehicle : undefined;
  return [vehicle, year].flatMap((told) => {
    const worth = isRecord(told) ? fromReais(told.valor) : undefined;
    return worth?.ok === true && worth.value > 0 ? [worth.value] : [];
  });
}
