import { heroTokens, isDarkHero } from '@passo/domain/theme/hero.ts';
import type { Channel } from '../channels/channel.ts';
import { html, type Markup } from '../platform/html.ts';
import { coloursOf } from '../channels/coloursOf.ts';

/** The logo for the ground that it stands on: its own for dark ground, where the partner has drawn one; else a light ground comes with it. */
export function heroLogo({ slug, name }: Channel['partner'], theme: Channel['theme']): Markup {
  const { logo, logoDark, colors, hero } = theme;
  const { light, dark } = heroTokens(coloursOf({ theme }), hero.color);
  const on = (tokens: typeof light): string => (isDarkHero(tokens) ? logoDark : undefined) ?? logo;
  const [day, night] = [on(light), on(dark)];
  const paper = logoDark === undefined ? ` paper${isDarkHero(light) ? '' : ' night'}` : '';
  const picture = (file: string): Markup =>
    html`<img class="logo${paper}" src="/marcas/${slug}/${file}" alt="${name}" height="32" />`;
  if (colors.theme === 'dark') return picture(night);
  if (colors.theme === 'light' || day === night) return picture(day);
  return html`<picture
    ><source media="(prefers-color-scheme: dark)" srcset="/marcas/${slug}/${night}" />
    ${picture(day)}</picture
  >`;
}
