import { isValidPlate, masks } from '@passo/domain';
import { isJsonObject, isRecord, type Facts, type JsonObject } from '@passo/engine';
import { answerOf, kept, label, word } from '../ports/facts.ts';
import { chosenCode, isModelCode, isYearCode } from '../ports/guideCodes.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { isOneYear, readGuideYear, type GuideYear } from './guideYear.ts';
import { isSameModel, type Named } from './sameModel.ts';

/** What the look-up told of the plate; null where nobody told anything. */
export function toldOfPlate(facts: Facts): JsonObject | null {
  const answer = answerOf(facts, 'placa');
  const vehicle = isJsonObject(answer) ? answer.vehicle : undefined;
  return isJsonObject(vehicle) ? vehicle : null;
}

/** `ABC1D23` of the kind that looks plates up, or of a text; empty where it is none. */
export function plateOf(facts: Facts): string {
  const answer = answerOf(facts, 'placa');
  const said = isRecord(answer) ? answer.plate : answer;
  return typeof said === 'string' && isValidPlate(said) ? masks.licencePlate.mask(said) : '';
}

/** The day of the offer; empty where none was taken so far. */
export const offeredOn = (facts: Facts): string => keptOffer(kept(facts, 'oferta'))?.quote.rulesOf ?? '';

/** Of this product the vehicle is the customer's own, and not new. */
const OWN = 'vehicle-equity';
const mayBeNew = (facts: Facts): boolean => facts.product !== OWN && answerOf(facts, 'zeroKm') !== false;

/** Whether the offer is of a vehicle that is new, and the one with the plate is not: it is the customer's own, or not said to be new. */
export const isOfferedAsNew = (facts: Facts): boolean =>
  plateOf(facts) !== '' && saidYear(facts).year === 'new' && !mayBeNew(facts);

/** The year that was chosen, or typed. */
export function saidYear(facts: Facts): GuideYear {
  const entry = answerOf(facts, 'anoModeloVeiculo');
  const code = isJsonObject(entry) ? chosenCode(entry, isYearCode) : undefined;
  return readGuideYear(code ?? '', label(facts, 'anoModeloVeiculo'));
}

/** The model that was chosen, or typed. */
export function saidModel(facts: Facts): Named {
  const model = answerOf(facts, 'modeloVeiculo');
  return { marca: isJsonObject(model) ? word(model, 'marca') : '', modelo: label(facts, 'modeloVeiculo') };
}

/** Of a motorcycle and no motorcycle; cars and trucks are not told apart, for a van is either (`HR`, `Daily`, `Sprinter`). */
function isOtherType(model: unknown, told: JsonObject): boolean {
  const [of, type] = [isJsonObject(model) ? chosenCode(model, isModelCode) : undefined, word(told, 'tipoVeiculo')];
  return of !== undefined && type !== '' && of.startsWith('motos/') !== (type === 'motos');
}

/**
 * By their codes in the price guide, where whoever told the plate knows them: then the model can be chosen, and typed words are none. Else
 * by what both call it.
 */
function isOfModel(facts: Facts, told: JsonObject): boolean {
  const model = answerOf(facts, 'modeloVeiculo');
  if (model === undefined) return true;
  if (isOtherType(model, told)) return false;
  if (isModelCode(told.codigoModelo))
    return isJsonObject(model) && chosenCode(model, isModelCode) === told.codigoModelo;
  return isSameModel({ marca: word(told, 'marca'), modelo: word(told, 'modelo') }, saidModel(facts));
}

/** The model year and the fuel, as far as the look-up told them. */
function isOfYear(facts: Facts, told: JsonObject): boolean {
  if (answerOf(facts, 'anoModeloVeiculo') === undefined) return true;
  return isOneYear(readGuideYear(word(told, 'codigoAno'), word(told, 'anoModelo')), saidYear(facts), {
    on: offeredOn(facts),
    mayBeNew: mayBeNew(facts),
  });
}

/**
 * The words of the vehicle that the look-up told of the plate, where it is of another model or year than the offer was made of (`Fiat
 * Mobi Like, 2022 Flex`); null where it is the same one, or nobody told it.
 */
export function otherVehicleOf(facts: Facts): string | null {
  const told = toldOfPlate(facts);
  if (told === null || (isOfModel(facts, told) && isOfYear(facts, told))) return null;
  const name = [word(told, 'marca'), word(told, 'modelo')].filter(Boolean).join(' ');
  return [name, word(told, 'anoModelo')].filter(Boolean).join(', ');
}
