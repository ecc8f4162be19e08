import type { ProviderNames } from '../platform/providerChoices.ts';

/** The vendors that exist for each port, the simulator first. */
export const vendors = {
  messaging: ['simulated'],
  bureau: ['simulated'],
  payrollMargin: ['simulated'],
  lender: ['simulated'],
  identity: ['simulated'],
  signature: ['simulated'],
  employer: ['simulated'],
  companies: ['simulated'],
  addresses: ['simulated'],
} as const satisfies ProviderNames;
