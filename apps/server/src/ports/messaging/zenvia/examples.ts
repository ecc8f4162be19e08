import type { VendorExamples } from '../../testing/vendorExamples.ts';

export const examples: VendorExamples = { environment: { ZENVIA_API_TOKEN: 'token', ZENVIA_FROM: 'passo' } };
