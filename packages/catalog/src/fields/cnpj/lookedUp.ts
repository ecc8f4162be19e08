import { isValidCnpj } from '@passo/domain';
import { defineLookedUp } from '../../parts/lookedUp.ts';

/** As much of a company's name as the answer may hold. */
const LONGEST = 150;

/** The CNPJ is the customer's, the name is the register's: empty where nobody told it. */
export const cnpj = defineLookedUp({
  operation: 'companies.company',
  told: ['name'],
  question: ({ cnpj: plain }) => (typeof plain === 'string' && isValidCnpj(plain) ? { cnpj: plain } : null),
  tell: (answer, found) => ({ ...answer, name: found?.name.slice(0, LONGEST) ?? '' }),
});
