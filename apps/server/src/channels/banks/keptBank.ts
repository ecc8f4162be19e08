import { isCalculator, type CalculatorName } from '@passo/catalog';
import { z } from 'zod';
import { institutionOf } from '../institutionFile.ts';
import type { Bank } from './bank.ts';

const years = z.object({ from: z.int().exactOptional(), to: z.int().exactOptional() });
const calculator = z.custom<CalculatorName>((name) => typeof name === 'string' && isCalculator(name));

const lending = z.object({
  monthlyRate: z.number(),
  minimumCentavos: z.int(),
  maximumCentavos: z.int(),
  terms: z.array(z.int()),
  incomeCentavos: z.int().exactOptional(),
  age: years.exactOptional(),
  calculator: calculator.exactOptional(),
});

/** A bank as it was read from its file once, and kept with the channels in which it lends. */
export const keptBank = z.object({
  slug: z.string(),
  compe: z.string().exactOptional(),
  name: z.string(),
  institution: institutionOf('who lends'),
  color: z.string(),
  lends: z.record(z.string(), lending),
  opens: z.record(z.string(), z.object({ authorization: z.string(), site: z.string() })).exactOptional(),
}) satisfies z.ZodType<Bank>;
