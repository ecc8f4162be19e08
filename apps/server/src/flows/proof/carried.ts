import { isOperation, spoiledBy } from '@passo/catalog';
import { saidIn, type CompiledFlow, type JourneyState, type Json, type JsonObject } from '@passo/engine';
import { refusedAt } from '../shown/refusal.ts';

const account = ['banco', 'tipoConta', 'agencia', 'conta'];

/** What a person tells of themselves, whatever they ask for. Consents, amounts, photos and codes stay where they were given. */
const personal = [
  'cpf',
  'nome',
  'dataNascimento',
  'celular',
  'email',
  'estadoCivil',
  'nomeMae',
  'nacionalidade',
  'ufNascimento',
  'cidadeNascimento',
  'profissao',
  'empregador',
  'orgao',
  'matriculaServidor',
  'regimeJuridico',
  'dataAdmissao',
  'salarioBruto',
  'descontosObrigatorios',
  'rendaMensal',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  ...account,
];

interface Carrying {
  readonly answers: JsonObject;
  /** The keys of those that stay behind because the no was about them. */
  readonly spoiled: readonly string[];
  /** Whether photos may go along, where a step reuses them. */
  readonly photos: boolean;
}

interface Journey {
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
}

/** What another order begins with: what the person told of themselves, without what this one was refused for. */
export function carriedFrom({ flow, state }: Journey): Carrying {
  const operation = refusedAt(flow, state)?.operation;
  const spoiled = operation !== undefined && isOperation(operation) ? spoiledBy(operation) : undefined;
  const left = spoiled === 'account' ? account : [];
  const said = saidIn(flow, state);
  const kept = personal.flatMap((key): [string, Json][] => {
    const value = said[key] ?? null;
    return value === null || left.includes(key) ? [] : [[key, value]];
  });
  return { answers: Object.fromEntries(kept), spoiled: left, photos: spoiled !== 'photos' };
}
