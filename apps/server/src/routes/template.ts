import fs from 'node:fs';
import path from 'node:path';
import { fonts, type FontName } from '@passo/domain/theme/fonts.ts';
import { fetchAhead, tryAmounts } from '../pages/inlineScripts.ts';
import type { Markup } from '../platform/html.ts';

interface Dressed {
  readonly theme: string;
  readonly art: string;
  /** The exact text between the tags: the page's headers name it. */
  readonly style: string;
  readonly head: Markup;
}

/** The built portal's page, and what a page without its script takes of it. */
export interface Template {
  /** Address of a font's file; null where the portal was built without it. */
  font(name: FontName): string | null;
  /** The text of the script on the page before the first question. */
  readonly ahead: string;
  portal(parts: Dressed & { readonly banner: Markup; readonly start: string; readonly words: Markup | null }): string;
  landing(parts: Dressed & { readonly body: Markup }): string;
}

/** The script, and what is linked to. */
const FILES =
  /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*|<link rel="(?:modulepreload|stylesheet)"[^>]*href="([^"]+)"[^>]*>\s*/g;
/** What the page would wait for before it shows anything. */
const SHEETS = /<link rel="stylesheet"[^>]*>\s*/g;
const PLACE = '<div id="app"></div>';

export function readTemplate(folder: string): Template {
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const [beforeBody = '', afterBody = ''] = page.split(/(?<=<body>)[^]*(?=<\/body>)/);
  const ahead = `${tryAmounts};${fetchAhead(filesIn(beforeBody))}`;
  const bare = beforeBody.replaceAll(FILES, '');
  const dress = (text: string, { theme, art, style, head }: Dressed, rest = ''): string =>
    text
      .replace('<!--theme-->', () => `<style>${style}</style>`)
      .replace('<!--start-->', () => head.markup + rest)
      .replace('<html lang="pt-BR"', () => `<html lang="pt-BR" data-theme="${theme}" data-art="${art}"`);
  return {
    font: (name) => fontIn(folder, name),
    ahead,
    portal: ({ banner, start, words, ...parts }) =>
      dress(
        words === null ? page : late(page, words),
        parts,
        `<script type="application/json" id="start">${start}</script>`,
      ).replace('<div id="app">', (app) => banner.markup + app),
    landing: ({ body, ...parts }) => dress(bare, parts) + body.markup + `<script>${ahead}</script>` + afterBody,
  };
}

const filesIn = (head: string): readonly string[] =>
  [...head.matchAll(FILES)].flatMap(([, script, linked]) => script ?? linked ?? []);

/** The page with words that are read before its style sheets are there: the look in its head is enough for them. */
const late = (page: string, words: Markup): string =>
  page
    .replaceAll(SHEETS, '')
    .replace(PLACE, () => `<div id="app">${words.markup}</div>${(page.match(SHEETS) ?? []).join('')}`);

/** The address of the font that the portal was built with. */
export function fontIn(folder: string, font: FontName): string | null {
  const assets = path.join(folder, 'assets');
  if (!fs.existsSync(assets)) return null;
  const name = fs.readdirSync(assets).find((one) => one.startsWith(fonts[font].file) && one.endsWith('.woff2'));
  return name === undefined ? null : `/assets/${name}`;
}
