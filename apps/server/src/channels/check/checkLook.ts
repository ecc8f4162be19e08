import { themeTokens } from '@passo/domain/theme/theme.ts';
import { coloursOf } from '../coloursOf.ts';
import type { ThemeFile } from '../themeFile.ts';
import type { Advice, Sold } from './advice.ts';

/** Colours that were chosen and are not seen as they were: all that is drawn can be read, so they had to give way. */
export function* checkLook({ folder, channels }: Sold): Iterable<Advice> {
  const file = `${folder}/theme.json`;
  const seen = new Set<string>();
  for (const { theme } of channels) {
    const key = JSON.stringify(theme.colors);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const finding of givenWay(theme)) yield { file, ...finding };
  }
}

function* givenWay(theme: ThemeFile) {
  const { light } = themeTokens(coloursOf({ theme }));
  const { primary, textColor } = theme.colors;
  if (textColor !== undefined && textColor.toLowerCase() !== light['on-brand'])
    yield {
      path: 'colors.textColor',
      message: `cannot be read on the primary: ${light['on-brand']} takes its place`,
      suggestion: 'choose one with a contrast of 4.5, or leave it out',
    };
  if (light.brand !== primary.toLowerCase())
    yield {
      path: 'colors.primary',
      message: `is too light for what stands on it by day: ${light.brand} is drawn`,
      suggestion: `put the light colour into "action", which stays as it is, and "${light.brand}" here`,
    };
}
