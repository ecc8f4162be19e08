import { describe, expect, it } from 'vitest';
import { browserProblem } from './problem.ts';
import { readProblem } from './readProblem.ts';

const UNSTABLE = 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

describe('a problem', () => {
  it.each([
    [{ message: 'Este código expirou.', name: 'otp.expired' }, 'Este código expirou.'],
    [{}, 'Erro desconhecido'],
    ['<html>', 'Erro desconhecido'],
    [{ message: 'MongoError: WriteConflict error' }, UNSTABLE],
    [{ message: 'Network Error' }, UNSTABLE],
    [{ message: 'Script error.' }, UNSTABLE],
    [{ STATUS: { ERROS: { ERRO: [{ MENSAGEM: 'A' }, { MENSAGEM: 'B' }] } } }, 'A | B'],
    [{ errors: { STATUS: [{ ERROS: [{ ERRO: { MENSAGEM: 'C' } }] }] }, message: 'outra' }, 'C'],
    [{ errors: { stepStatus: 'failed', errorMessage: 'Não deu.' }, message: 'outra' }, 'Não deu.'],
  ])('%j says %s', (body, message) => expect(readProblem(422, body).message).toBe(message));

  it.each([
    [500, {}, 'Instabilidade na comunicação'],
    [503, {}, 'Instabilidade na comunicação'],
    [400, { status: 'INTERNAL_SERVER_ERROR' }, 'Instabilidade na comunicação'],
    [422, { status: 422 }, undefined],
  ])('of status %d with %j is titled %s', (status, body, title) => expect(readProblem(status, body).title).toBe(title));

  it('says nothing of a conflict that is a 404', () => {
    expect(readProblem(404, { message: 'x', errors: { status: 'CONFLICT' } }).message).toBe('');
  });

  it.each([
    [[{ field: 'cpf', message: 'CPF inválido' }]],
    [[{ fieldName: 'cpf', errorMessage: 'CPF inválido' }]],
    [[{ fieldName: 'cpf', errorMessage: 'CPF inválido' }, 'junk', { field: 1 }]],
  ])('names the fields of %j', (errors) =>
    expect(readProblem(422, { errors }).fields).toEqual([{ field: 'cpf', message: 'CPF inválido' }]),
  );
});

it('of the browser has the words of the catalogue', () => {
  expect(browserProblem('network.offline').message).toBe('Verifique sua conexão com a internet.');
  expect(browserProblem('network.failed').message).toBe('Por favor, tente novamente recarregando a página.');
});
