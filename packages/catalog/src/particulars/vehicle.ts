import { isValidChassis, isValidRenavam } from '@passo/domain';
import type { Facts } from '@passo/engine';
import { kept, label, text } from '../ports/facts.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { fact, type ContractParticulars, type Particulars } from './particulars.ts';
import { otherVehicleOf, plateOf } from './plate.ts';
import { sellerAnswers, sellerNamed } from './seller.ts';

const only = (value: string, isOne: (value: string) => boolean): string => (isOne(value) ? value : '');

/** `32000-5`: what the price guide calls a new vehicle. */
const NEW = /^32000\b/;

/** Whether its year says that it is not new: of a year before the day of the offer, or of none. */
export function isUsed(facts: Facts): boolean {
  const year = /\b(?:19|20)\d\d\b/.exec(label(facts, 'anoModeloVeiculo'))?.[0] ?? '';
  const offered = keptOffer(kept(facts, 'oferta'))?.quote.rulesOf.slice(0, 4) ?? '';
  return !NEW.test(text(facts, 'anoModeloVeiculo')) && (year === '' || year < offered);
}

/** One that the customer says is new, and whose year can be: this year's or the next one's on the day of the offer. */
const isNew = (facts: Facts): boolean => text(facts, 'zeroKm') === 'true' && !isUsed(facts);

/** The plate under the name that says what is the matter with it, where it is of another vehicle than the offer. */
const plateNamed = (facts: Facts): Particulars['facts'][number] =>
  otherVehicleOf(facts) === null ? fact('Placa', plateOf(facts)) : fact('Placa do modelo e do ano da oferta', '');

/** Decreto-Lei 911/1969, art. 1º (art. 66, § 1º, d): what tells the vehicle from every other. A new one has a chassis alone. */
function named(facts: Facts, plated: boolean): Particulars {
  const registered = [plateNamed(facts), fact('RENAVAM', only(text(facts, 'renavam'), isValidRenavam))];
  return {
    title: 'Veículo',
    facts: [
      fact('Marca e modelo', label(facts, 'modeloVeiculo')),
      fact('Ano e combustível', label(facts, 'anoModeloVeiculo')),
      ...(plated ? registered : [fact('Situação', 'zero-quilômetro, ainda sem placa')]),
      fact('Chassi', only(text(facts, 'chassi').toUpperCase(), isValidChassis)),
    ],
  };
}

const always = ['modeloVeiculo', 'anoModeloVeiculo', 'chassi'] as const;

/** A vehicle that is bought with the loan. */
export const boughtVehicle: ContractParticulars = {
  needs: { answers: [...always, ...sellerAnswers] },
  of: (facts) => [named(facts, !isNew(facts)), sellerNamed(facts)],
};

/** A vehicle of the customer's own. */
export const ownVehicle: ContractParticulars = {
  needs: { answers: [...always, 'placa', 'renavam'] },
  of: (facts) => [named(facts, true)],
};
