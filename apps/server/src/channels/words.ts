import { z } from 'zod';

/* What people read, and where a button of a partner leads. */

const MARKUP = /<\/?[a-z!?]|&(?:#\d+|[a-z]+);/i;

/** A text that is shown as it stands: markup in it would be read by the customer. */
export const words = z
  .string()
  .min(1)
  .refine((text) => !MARKUP.test(text), 'is shown as it is written: take the markup out');

const ADDRESS = 'must be an address such as "https://loja.example/ajuda"';

/** A page elsewhere. Nothing that runs (`javascript:`), and nothing that everybody on the way can read. */
export const address = z.url({ protocol: /^https$/, error: ADDRESS });
