import { expect, test } from 'vitest';
import { problem } from './problem.ts';
import { problems } from './problems.ts';

test.each(Object.entries(problems))('%s has an error status and a text for people', (_code, { status, message }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).toMatch(/^[A-ZÀ-Ú]/);
});

test('takes the shape of the wire', () => {
  expect(problem('step.endorsed')).toEqual({
    message: 'Proposta já averbada não pode ser retrocedida!',
    name: 'step.endorsed',
    status: 409,
  });
  const errors = [{ field: 'cpf', message: 'CPF inválido. Verifique o formato e a validade.' }];
  expect(problem('fields.invalid', { errors })).toMatchObject({ status: 422, errors });
});

test('while money is on its way it is said to who changes an answer as to who gives up, whether it was asked for yet or not', () => {
  const { message } = problem('proposal.paying');
  expect(message).toContain('mudar nem desistir');
  expect(message).not.toContain('já foi pedido');
});
