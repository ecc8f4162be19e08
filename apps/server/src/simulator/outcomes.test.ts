import { isValidCpf } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { exampleCpf } from './exampleCpf.ts';
import { outcomeOf, outcomes } from './outcomes.ts';

describe('outcomes', () => {
  it.each(outcomes.map(({ ending }) => [ending]))('the example CPF of %s is valid and leads to it', (ending) => {
    const cpf = exampleCpf(ending);
    expect(isValidCpf(cpf)).toBe(true);
    expect(outcomeOf(cpf).ending).toBe(ending);
  });

  it('any other CPF is approved', () => {
    expect(outcomeOf('52998224725').says).toBe('Tudo aprovado');
  });
});
