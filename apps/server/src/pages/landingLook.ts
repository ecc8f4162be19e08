import { themeCss } from '@passo/domain';
import { heroTokens } from '@passo/domain/theme/hero.ts';
import type { Channel } from '../channels/channel.ts';
import { coloursOf } from '../channels/coloursOf.ts';
import { own, shared } from './sheets.ts';

const common = shared(import.meta.resolve('@passo/domain/art/scenes.css')) + own('landing.css');

/** How the first page opens: a sheet of its own each, of which a page carries the one that it needs. */
const layouts = {
  beside: own('hero.beside.css'),
  above: own('hero.above.css'),
  block: own('hero.block.css'),
} as const satisfies Record<Channel['theme']['hero']['layout'], string>;

/** Everything of a first page but the look of every page. */
export function landingLook({ partner, theme }: Pick<Channel, 'partner' | 'theme'>): string {
  const { layout, color, motif } = theme.hero;
  const ground = motif === undefined ? '' : `.hero{--motif:url("/marcas/${partner.slug}/${motif}")}`;
  return themeCss(heroTokens(coloursOf({ theme }), color)) + common + layouts[layout] + ground;
}
