import { describe, expect, test } from 'vitest';
import { inventory } from './testing/inventory.ts';
import { hugeTexts, nastyTexts } from './testing/nasty.ts';
import { isValidatorName, validators } from './validators.ts';

const TODAY = '2026-11-21';

test('the registry holds the validators of the specification, each with its text, and those of companies and of vehicles', () => {
  expect(Object.keys(validators)).toEqual([...inventory.validators, 'cnpj', 'cpfOrCnpj', 'chassis']);
  expect(isValidatorName('renavam')).toBe(true);
  expect(isValidatorName('constructor')).toBe(false);
  expect(validators.cpf.message).toBe('CPF inválido. Verifique o formato e a validade.');
  expect(validators.date.message).toBe('Data inválida');
});

describe.each(Object.entries(validators))('validator %s', (_name, validator) => {
  test('leaves emptiness to the required rule', () => expect(validator.problem('', TODAY)).toBeNull());

  test.each(nastyTexts)('refuses %j with a sentence', (text) => {
    expect(validator.problem(text, TODAY)).toMatch(/^[A-ZÀ-Ú].+/);
  });

  test('refuses a pasted megabyte at once', () => {
    for (const text of hugeTexts) {
      const before = process.cpuUsage();
      expect(validator.problem(text, TODAY)).not.toBeNull();
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
    }
  });
});
