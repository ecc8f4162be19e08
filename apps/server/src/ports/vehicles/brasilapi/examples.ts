import type { VendorExamples } from '../../vendorExamples.ts';

export const examples: VendorExamples = { environment: {} };
