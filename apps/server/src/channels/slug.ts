import { z } from 'zod';

/** The name of a thing of a partner, as links and folders carry it. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{0,59}$/,
    'must be lower-case letters, digits and hyphens, at most 60, such as "aurora-clt"',
  );
