import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { themeTokens } from '@passo/domain';
import { scenes } from '@passo/domain/art/scene.ts';
import { heroTokens } from '@passo/domain/theme/hero.ts';
import sharp from 'sharp';
import type { Channel } from '../channels/channel.ts';
import { coloursOf } from '../channels/coloursOf.ts';

const rules = fs.readFileSync(fileURLToPath(import.meta.resolve('@passo/domain/art/scenes.css')), 'utf8');

/** The product's scene in the partner's colours, 1200 × 630: messengers read no SVG. */
export async function linkPicture({ theme, settings }: Channel): Promise<Buffer> {
  const colours = coloursOf({ theme });
  const { light: hero } = heroTokens(colours, theme.hero.color);
  const light = { ...themeTokens(colours).light, 'art-brand': hero['hero-art'] };
  const scene = scenes[settings.landing?.scene ?? 'money'];
  // The renderer knows no custom properties: twice, for one names the other.
  const own = new Map([...rules.matchAll(/(--il-\w+): var\(--([\w-]+)\)/g)].map(([, name, token]) => [name, token]));
  const style = rules.replaceAll(/var\((--il-\w+)\)/g, (_, name) => valueOf(light, own.get(String(name))));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><style>${style.replaceAll('.scene ', '')}</style>
    <rect width="1200" height="630" fill="${hero.hero}"/>
    <g transform="translate(330 35) scale(2.8)"><circle cx="100" cy="102" r="92" fill="${hero['hero-tint']}"/>${scene}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

const valueOf = (tokens: Readonly<Record<string, string>>, name: string | undefined): string =>
  (name !== undefined && tokens[name]) || '#000';
