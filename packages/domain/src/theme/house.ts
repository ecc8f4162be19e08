import type { PartnerColors } from './theme.ts';

/**
 * What pages wear that belong to no partner: a link that leads nowhere, a server's own address, a device that was left. A
 * calm blue and sand, through the same derivation as a partner's colours, so that every token is there in both modes.
 */
export const HOUSE_COLORS = { primary: '#1f5fbf', secondary: '#d9a45b' } as const satisfies PartnerColors;
