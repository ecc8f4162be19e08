import { fromReais } from '@passo/domain';
import { isRecord, type Facts } from '@passo/engine';
import { answerOf, centavos } from '../ports/facts.ts';
import type { LoanDetails, OfferLine } from '../ports/lender.ts';
import { lineNamed } from './lineKind.ts';

/**
 * What the vehicle is worth: as the customer says, and never more than the price guide said of its plate, or of its model and year.
 * Where the guide said nothing, the customer's word is all there is, and goes on as theirs.
 */
export function vehicleDetails(facts: Facts): LoanDetails {
  const said = centavos(facts, 'valorVeiculo');
  const worths = toldWorths(facts);
  return {
    collateralCentavos: Math.min(said, ...worths),
    collateralToldBy: worths.length === 0 ? 'customer' : 'guide',
  };
}

const guided = lineNamed('bem', 'Valor do veículo');
const told = lineNamed('bem', 'Valor do veículo informado por você');

/** The vehicle's worth, by whoever's word. */
export const vehicleKinds = [guided, told] as const;

export const vehicleLine = ({ details = {} }: { readonly details?: LoanDetails }): OfferLine =>
  (details.collateralToldBy === 'customer' ? told : guided).of(details.collateralCentavos ?? 0);

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
