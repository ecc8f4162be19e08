import { isValidChassis, isValidRenavam } from '@passo/domain';
import type { Facts } from '@passo/engine';
import { label, text } from '../ports/facts.ts';
import { otherChassisOf } from './chassis.ts';
import { isSoldNew } from './guideYear.ts';
import { fact, type ContractParticulars, type Particulars } from './particulars.ts';
import { isOfferedAsNew, offeredOn, otherVehicleOf, plateOf, saidYear, toldOfPlate } from './plate.ts';
import { sellerAnswers, sellerNamed } from './seller.ts';

const only = (value: string, isOne: (value: string) => boolean): string => (isOne(value) ? value : '');

/** Whether its year says that it is not new: of a year that is not sold as new on the day of the offer, or of none. */
export const isUsed = (facts: Facts): boolean => !isSoldNew(saidYear(facts).year, offeredOn(facts));

/** One that the customer says is new, and whose year can be, as long as nobody says a plate of it. */
const isUnplated = (facts: Facts): boolean =>
  text(facts, 'zeroKm') === 'true' && !isUsed(facts) && plateOf(facts) === '';

/** The plate under the name that says what is the matter with it: it is of another vehicle than the offer, or nobody but the customer knows. */
function plateNamed(facts: Facts): Particulars['facts'][number] {
  if (otherVehicleOf(facts) !== null || isOfferedAsNew(facts)) return fact('Placa do modelo e do ano da oferta', '');
  const plate = plateOf(facts);
  return fact(plate === '' || toldOfPlate(facts) !== null ? 'Placa' : 'Placa informada por você', plate);
}

const chassisNamed = (facts: Facts): Particulars['facts'][number] =>
  otherChassisOf(facts) === null
    ? fact('Chassi', only(text(facts, 'chassi').toUpperCase(), isValidChassis))
    : fact('Chassi da marca e do ano da oferta', '');

/** Decreto-Lei 911/1969, art. 1º (art. 66, § 1º, d): what tells the vehicle from every other. One without a plate has a chassis alone. */
function named(facts: Facts, plated: boolean): Particulars {
  const registered = [plateNamed(facts), fact('RENAVAM', only(text(facts, 'renavam'), isValidRenavam))];
  return {
    title: 'Veículo',
    facts: [
      fact('Marca e modelo', label(facts, 'modeloVeiculo')),
      fact('Ano e combustível', label(facts, 'anoModeloVeiculo')),
      ...(plated ? registered : [fact('Situação', 'zero-quilômetro, ainda sem placa')]),
      chassisNamed(facts),
    ],
  };
}

const always = ['modeloVeiculo', 'anoModeloVeiculo', 'chassi'] as const;

/** A vehicle that is bought with the loan. */
export const boughtVehicle: ContractParticulars = {
  needs: { answers: [...always, ...sellerAnswers] },
  of: (facts) => [named(facts, !isUnplated(facts)), sellerNamed(facts)],
};

/** A vehicle of the customer's own. */
export const ownVehicle: ContractParticulars = {
  needs: { answers: [...always, 'placa', 'renavam'] },
  of: (facts) => [named(facts, true)],
};
