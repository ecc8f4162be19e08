import { isValidCnpj } from '@passo/domain';

/** A CNPJ of nobody's for each number up to 99,999: the check digits are those that fit. */
export function cnpjOf(number: number): string {
  const root = `900${String(number).padStart(5, '0')}0001`;
  for (let digits = 0; digits < 100; digits += 1) {
    const cnpj = root + String(digits).padStart(2, '0');
    if (isValidCnpj(cnpj)) return cnpj;
  }
  throw new Error(`${root} has no check digits`);
}
