import type { VendorExamples } from '../../testing/vendorExamples.ts';

export const examples: VendorExamples = { environment: {} };
