import { canonical, type FieldDefinition, type Json, type JsonObject } from '@passo/engine';

/** An entry of the price guide for one model and year, as the port for vehicles tells it. */
export type GuideVehicle = {
  readonly tipoVeiculo: string;
  readonly marca: string;
  readonly modelo: string;
  /** `carros/21/4828`: table, brand and model, for the calls that go on from there; empty where it is not known. */
  readonly codigoModelo: string;
  /** `2013-1`: model year (32000 for one that is new) and fuel. */
  readonly codigoAno: string;
  readonly anoModelo: string;
  /** Reais; null where nobody says. */
  readonly valor: number | null;
};

/** What may be looked up about an answer, as `<port>.<what>`: what identifies it, and what is known of it. */
export type LookUps = {
  /** `cnpj`: 14 characters, without mask. */
  readonly 'companies.company': {
    readonly question: { readonly cnpj: string };
    readonly found: { readonly name: string };
  };
  /** `plate`: 7 characters, old or Mercosul. */
  readonly 'vehicles.plate': { readonly question: { readonly plate: string }; readonly found: GuideVehicle };
  /** `model`: `carros/21/9535`, that is table, brand and model. */
  readonly 'vehicles.model': {
    readonly question: { readonly model: string };
    readonly found: Pick<GuideVehicle, 'marca' | 'modelo'>;
  };
  /** `year`: `2022-5`, a year of that model. */
  readonly 'vehicles.year': {
    readonly question: { readonly model: string; readonly year: string };
    readonly found: GuideVehicle;
  };
};

export type LookUpName = keyof LookUps;

/** The field's definition, and the answers beside it by the ids or keys of their fields. */
interface Beside {
  readonly definition: FieldDefinition;
  answer(reference: string): Json | undefined;
}

/**
 * What of a kind's answer somebody outside told. A client says what identifies it; the rest is the server's to fill in, whatever the
 * client says was told. Answers are as the kind sends them.
 */
export interface LookedUp {
  readonly operation: LookUpName;
  /** Names of the answer that a look-up fills in. */
  readonly told: readonly string[];
  /** Keys of answers that it is held against: where an earlier step has one, nobody goes on while nobody answers. */
  readonly heldAgainst?: readonly string[];
  /** What identifies it; null where the person typed it and nothing can be looked up. */
  question(answer: JsonObject, beside: Beside): JsonObject | null;
  /**
   * The answer with what was found; null, where nobody told anything: as a person typed it, so that it shows that nobody did, with what
   * it takes to ask again. Told so twice it is the same.
   */
  tell(answer: JsonObject, found: JsonObject | null): JsonObject;
}

interface Defined<Name extends LookUpName> {
  readonly operation: Name;
  readonly told: readonly string[];
  readonly heldAgainst?: readonly string[];
  question(answer: JsonObject, beside: Beside): LookUps[Name]['question'] | null;
  tell(answer: JsonObject, found: LookUps[Name]['found'] | null): JsonObject;
}

/** Bivariant methods above let look-ups of any answer share one table. */
export function defineLookedUp<Name extends LookUpName>(lookedUp: Defined<Name>): LookedUp {
  return lookedUp;
}

/** Whether somebody outside told a part of the answer: it would be another one if nobody had. */
export const isTold = (of: LookedUp, answer: JsonObject): boolean =>
  canonical(of.tell(answer, null)) !== canonical(answer);
