import type { SystemConfiguration } from '@passo/contract';
import { useConfig } from '../../state/config.ts';

export type Seller = SystemConfiguration['configuration']['correspondent'];

/** Who sells for the lender, as the server told it with the page; undefined before anything is told. */
export const useSeller = (): Seller | undefined => useConfig(({ config }) => config?.configuration.correspondent);
