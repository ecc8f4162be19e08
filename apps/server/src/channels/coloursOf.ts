import type { PartnerColors } from '@passo/domain';
import type { Channel } from './channel.ts';

/** JSON leaves out what is absent; types say `undefined`. */
export const coloursOf = ({ theme: { colors } }: Pick<Channel, 'theme'>): PartnerColors => ({
  primary: colors.primary,
  secondary: colors.secondary,
  ...(colors.textColor !== undefined && { textColor: colors.textColor }),
  ...(colors.extra !== undefined && { extra: colors.extra }),
  ...(colors.ground !== undefined && { ground: colors.ground }),
  ...(colors.action !== undefined && { action: colors.action }),
});
