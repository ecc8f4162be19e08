import { describe, expect, it } from 'vitest';
import { catalog } from '../index.ts';

/* What was asked for one person answers nothing for another: a question that another CPF leaves as it was would keep its answer. */

const answers = {
  nome: 'Maria da Silva',
  dataNascimento: '1990-05-12',
  celular: '11987654321',
  email: 'maria@gmail.com',
};
/** What it says rests on the contract that it sends, which is void by then. */
const resting = new Set(['documents.send']);

const calls = Object.entries(catalog.steps).flatMap(([name, { call }]) =>
  call === undefined || resting.has(call.operation) ? [] : [[name, call] as const],
);

it.each(calls)('%s asks something else for another CPF, once it was proven whose it is', (_name, { question }) => {
  const askedOf = (cpf: string) =>
    JSON.stringify(
      question({ answers: { ...answers, cpf }, results: { cadastro: { reference: 'r' } }, product: 'clt' }),
    );
  expect(askedOf('52998224725')).not.toBe(askedOf('11144477735'));
});

describe('an offer that is chosen before', () => {
  const choosing = calls.filter(([, { operation }]) => operation === 'lender.choose');

  it.each(choosing)('names nobody at %s', (_name, { question }) => {
    const asked = question({ answers: { ...answers, cpf: '52998224725' }, results: {}, product: 'cdc' });
    expect(JSON.stringify(asked)).not.toContain('52998224725');
  });
});
