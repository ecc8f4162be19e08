import { isValidPlate, masks } from '@passo/domain';
import { isJsonObject, isRecord, type Facts, type JsonObject } from '@passo/engine';
import { answerOf, word } from '../ports/facts.ts';
import { chosenCode, isModelCode, isYearCode } from '../ports/guideCodes.ts';

/** What the look-up told of the plate; null where nobody told anything. */
function toldOf(facts: Facts): JsonObject | null {
  const answer = answerOf(facts, 'placa');
  const vehicle = isJsonObject(answer) ? answer.vehicle : undefined;
  return isJsonObject(vehicle) ? vehicle : null;
}

const YEAR = /\b(?:19|20)\d\d\b/;
const yearIn = (said: unknown): string => (typeof said === 'string' ? (YEAR.exec(said)?.[0] ?? '') : '');

/** `ABC1D23` of the kind that looks plates up, or of a text; empty where it is none. */
export function plateOf(facts: Facts): string {
  const answer = answerOf(facts, 'placa');
  const said = isRecord(answer) ? answer.plate : answer;
  return typeof said === 'string' && isValidPlate(said) ? masks.licencePlate.mask(said) : '';
}

/** By their codes in the price guide. Typed words have none: whoever told the plate knows the model, so it can be chosen. */
function isOfModel(facts: Facts, { codigoModelo }: JsonObject): boolean {
  const model = answerOf(facts, 'modeloVeiculo');
  if (model === undefined || !isModelCode(codigoModelo)) return true;
  return isJsonObject(model) && chosenCode(model, isModelCode) === codigoModelo;
}

/** By the codes, which name the fuel too; by the words where one side has none. */
function isOfYear(facts: Facts, { codigoAno, anoModelo }: JsonObject): boolean {
  const entry = answerOf(facts, 'anoModeloVeiculo');
  if (entry === undefined) return true;
  const chosen = isJsonObject(entry) ? chosenCode(entry, isYearCode) : undefined;
  if (chosen !== undefined && isYearCode(codigoAno)) return chosen === codigoAno;
  const told = yearIn(codigoAno) || yearIn(anoModelo);
  return told === '' || told === yearIn(isRecord(entry) ? entry.label : entry);
}

/**
 * The words of the vehicle that the look-up told of the plate, where it is of another model or year than the offer was made of (`Fiat
 * Mobi Like, 2022 Flex`); null where it is the same one, or nobody told it.
 */
export function otherVehicleOf(facts: Facts): string | null {
  const told = toldOf(facts);
  if (told === null || (isOfModel(facts, told) && isOfYear(facts, told))) return null;
  const name = [word(told, 'marca'), word(told, 'modelo')].filter(Boolean).join(' ');
  return [name, word(told, 'anoModelo')].filter(Boolean).join(', ');
}
