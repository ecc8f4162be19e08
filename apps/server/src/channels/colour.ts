import { z } from 'zod';

export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour like #0066cc');
