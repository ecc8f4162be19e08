import path from 'node:path';
import { phasesOf } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';

/* What customers read in lists of steps is said in their words, not in those of whoever builds, lends or registers. */

/** The trade's words, as they begin: nobody outside it knows what they mean, or what they would have to do there. */
const trade = [
  ...[
    'averba',
    'margem',
    'lgpd',
    'in100',
    'kyc',
    'crivo',
    'score',
    'bir[ôo]',
    'correspondente',
    'cedente',
    'mutu[áa]ri',
  ],
  ...['cadastr', 'consulta', 'valida[çc]', 'verifica[çc]', 'simula[çc]', 'coleta', 'bloque', 'endoss', 'token', 'api'],
  ...['liveness', 'facematch', 'formaliza', 'esteira', 'restri[çc]', 'liquida[çc]', 'acompanhamento', 'envio'],
].map((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu'));

const isTrade = (name: string): boolean => trade.some((word) => word.test(name));

/** The specification fixes the three stages of the energy product (2-fields). */
const QUOTED = ['Simulação', 'Coleta de dados'];

const channels = loadPartners(path.resolve(import.meta.dirname, '../..'));

describe.each(channels.map((channel) => [channel.code, channel] as const))('%s', (_code, { definition }) => {
  it('names its steps for people', () => expect(definition.steps.map(({ name }) => name).filter(isTrade)).toEqual([]));

  it('names its phases for people', () =>
    expect(
      phasesOf(definition)
        .map(({ title }) => title)
        .filter((title) => isTrade(title) && !QUOTED.includes(title)),
    ).toEqual([]));

  it('gives no two of its steps one name', () => {
    const names = definition.steps.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

it.each(['Margem', 'Averbação', 'Lgpd', 'Coleta de dados', 'Consulta ao INSS', 'Cadastro', 'Bloqueado'])(
  'knows %s as a word of the trade',
  (name) => expect(isTrade(name)).toBe(true),
);
it.each(['Seu contrato', 'Empresa confirma o desconto', 'Dinheiro na sua conta'])('lets %s pass', (name) =>
  expect(isTrade(name)).toBe(false),
);
