import { fromReais } from '@passo/domain';
import { z } from 'zod';
import { colour } from '../colour.ts';
import { institutionOf } from '../institutionFile.ts';
import { slug } from '../slug.ts';
import { words } from '../words.ts';

/* What stands in `banks/<slug>.json`. Every mistake is told with the file and the path in it. */

const reais = z
  .number()
  .min(0)
  .refine(
    (amount) => fromReais(amount).ok,
    'must be an amount in reais with at most two decimals, such as 1500 or 99.9',
  );
const years = z.int().min(18).max(120);

const lendingFile = z.strictObject({
  monthlyRate: z.number().min(0).max(1, 'must be a fraction of at most 1, such as 0.0179 for 1.79 %'),
  minimum: reais,
  maximum: reais,
  terms: z.array(z.int().min(1)).min(1),
  income: reais.exactOptional(),
  age: z.strictObject({ from: years.exactOptional(), to: years.exactOptional() }).exactOptional(),
  calculator: z.string().exactOptional(),
});

const openingFile = z.strictObject({
  authorization: words.max(80),
  site: z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.bet\.br$/, 'must be a host name that ends in ".bet.br"'),
});

export const bankFile = z.strictObject({
  slug,
  compe: z
    .string()
    .regex(/^\d{3}$/, 'must be the three digits of its COMPE code, such as "901"')
    .exactOptional(),
  name: z.string().min(1),
  institution: institutionOf('who lends'),
  color: colour,
  lends: z.record(z.string(), lendingFile).default({}),
  opens: z.record(z.string(), openingFile).exactOptional(),
});

export type BankFile = z.output<typeof bankFile>;
export type LendingFile = z.output<typeof lendingFile>;

/** Of an amount that was read. */
export const centavosOf = (reais: number): number => {
  const read = fromReais(reais);
  return read.ok ? read.value : 0;
};
