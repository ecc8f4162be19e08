import type { Channel } from '../channels/channel.ts';

/** Whose page it is, for pages that have no configuration, and its logos by ground. */
export interface Logos {
  readonly name: string;
  readonly logo: string;
  readonly logoDark?: string;
}

export function logosOf({ partner, theme: { logo, logoDark } }: Channel): Logos {
  const address = (file: string): string => `/marcas/${partner.slug}/${file}`;
  return { name: partner.name, logo: address(logo), ...(logoDark !== undefined && { logoDark: address(logoDark) }) };
}
