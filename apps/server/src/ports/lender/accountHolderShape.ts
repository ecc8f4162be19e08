import type { AccountHolder } from '@passo/catalog';
import { z } from 'zod';

/** Whose account it is, as a bank says. */
export const accountHolderShape = z.object({
  isOfPerson: z.boolean(),
  reference: z.string(),
}) satisfies z.ZodType<AccountHolder>;
