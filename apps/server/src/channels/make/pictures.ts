import { html, type Markup } from '../../platform/html.ts';

/* What stands where the partner's own pictures will: its first letter, and its name. */

interface Marked {
  readonly name: string;
  readonly primary: string;
}

interface Colours {
  readonly ground: string;
  readonly mark: string;
  readonly ink: string;
}

const FONT = 'Arial, sans-serif';

const badge = (name: string, { ground, mark }: Colours): Markup =>
  html`<rect width="32" height="32" rx="8" fill="${ground}" /><text
      x="16"
      y="22.5"
      text-anchor="middle"
      font-family="${FONT}"
      font-weight="700"
      font-size="19"
      fill="${mark}"
      >${[...name][0] ?? ''}</text
    >`;

const svg = (width: number, name: string, inside: Markup): string =>
  `${html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} 32" role="img" aria-label="${name}">${inside}</svg>`.markup}\n`;

/** About so wide is a letter of 18 px. */
const LETTER = 11;

const logo = (name: string, colours: Colours): string =>
  svg(
    48 + [...name].length * LETTER,
    name,
    html`${badge(name, colours)}<text
        x="42"
        y="22.5"
        font-family="${FONT}"
        font-weight="700"
        font-size="18"
        fill="${colours.ink}"
        >${name}</text
      >`,
  );

/** By the name of the file. */
export function picturesOf({ name, primary }: Marked): Readonly<Record<string, string>> {
  const white = '#ffffff';
  const day = { ground: primary, mark: white, ink: primary };
  return {
    'logo.svg': logo(name, day),
    'logo-dark.svg': logo(name, { ground: white, mark: primary, ink: white }),
    'favicon.svg': svg(32, name, badge(name, day)),
  };
}
