import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, parseHex } from '../color/color.ts';
import { hexToOklch } from '../color/oklch.ts';
import { themeCss } from './css.ts';
import { heroTokens, isDarkHero } from './hero.ts';
import { HOUSE_COLORS } from './house.ts';
import { CARD_COLORS, DEFAULT_COLORS, themeTokens, type PartnerColors } from './theme.ts';
import { buttonLaw, contrastLaw, heroLaw, heroTokenNames, tokenNames, type HeroTokens, type Tokens } from './tokens.ts';

/** Random choices of a partner's; the long suite makes more. */
const PALETTES = Number(globalThis.process.env['PALETTES'] ?? 300);

const hex = (text: string) => {
  const color = parseHex(text);
  if (color === null) throw new Error(`${text} is no colour`);
  return color;
};

function broken(tokens: Tokens): string[] {
  const failures = contrastLaw.filter(
    ([text, ground, ratio]) => contrast(hex(tokens[text]), hex(tokens[ground])) < ratio,
  );
  const { marks, surfaces, ratio } = buttonLaw;
  const unseen = surfaces.filter((on) => marks.every((mark) => contrast(hex(tokens[mark]), hex(tokens[on])) < ratio));
  return [
    ...failures.map(([text, ground]) => `${text} ${tokens[text]} on ${ground} ${tokens[ground]}`),
    ...unseen.map((on) => `button ${tokens.action} in ${tokens['action-line']} on ${on} ${tokens[on]}`),
  ];
}

const brokenHero = (tokens: HeroTokens): readonly string[] =>
  heroLaw
    .filter(([text, ground, ratio]) => contrast(hex(tokens[text]), hex(tokens[ground])) < ratio)
    .map(([text, ground]) => `${text} ${tokens[text]} on ${ground} ${tokens[ground]}`);

const holds = (colors: PartnerColors): void => {
  const { light, dark } = themeTokens(colors);
  expect([broken(light), broken(dark)]).toEqual([[], []]);
  for (const kind of ['tint', 'deep', 'brand'] as const) {
    const hero = heroTokens(colors, kind);
    expect([kind, brokenHero(hero.light), brokenHero(hero.dark)]).toEqual([kind, [], []]);
  }
};

const famous: readonly (readonly [string, PartnerColors])[] = [
  ['the defaults', DEFAULT_COLORS],
  ['the house', HOUSE_COLORS],
  ['card and boleto', CARD_COLORS],
  ['black on black', { primary: '#000', secondary: '#000', textColor: '#000', extra: '#000' }],
  ['white on white', { primary: '#fff', secondary: '#fff', textColor: '#fff', extra: '#fff' }],
  ['yellow', { primary: '#ffd400', secondary: '#ffff00', textColor: '#ffffff' }],
  ['middle grey', { primary: '#808080', secondary: '#777777', textColor: '#7f7f7f' }],
  ['yellow on cream', { primary: '#0f6b3f', secondary: '#ffc72c', ground: '#fff9ea', action: '#ffc72c' }],
  ['ground as dark as ink', { primary: '#0f6b3f', secondary: '#ffc72c', ground: '#101010', action: '#fefefe' }],
  ['a button like the ground', { primary: '#ff5c45', secondary: '#c9b6ff', ground: '#fff3ee', action: '#fff3ee' }],
  ['nonsense', { primary: 'red;}body{display:none', secondary: '', textColor: 'javascript:', extra: '#12' }],
];

test.each(famous)('the law of contrast holds for %s', (_name, colors) => holds(colors));

test('the law of contrast holds whatever a partner chooses', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const colors = fc.record(
    { primary: color, secondary: color, textColor: color, extra: color, ground: color, action: color },
    { requiredKeys: ['primary', 'secondary'] },
  );
  fc.assert(fc.property(colors, holds), { seed: 20_261_121, numRuns: PALETTES });
});

describe('a partner recognises itself', () => {
  test('a colour that can carry text is left as it is', () => {
    const { light } = themeTokens({ primary: '#0b57d0', secondary: '#263659' });
    expect([light.brand, light['on-brand'], light['art-accent']]).toEqual(['#0b57d0', '#ffffff', '#263659']);
    // Without a colour of its own the main button is the brand's.
    expect([light.action, light['on-action'], light['action-line']]).toEqual(['#0b57d0', '#ffffff', '#0b57d0']);
  });

  test('a wished text colour is used where it can be read', () => {
    const wished = themeTokens({ primary: '#0b57d0', secondary: '#263659', textColor: '#fff7e0' });
    expect(wished.light['on-brand']).toBe('#fff7e0');
  });

  test('a button in a colour of its own keeps it, however near to the ground that is', () => {
    const { light, dark } = themeTokens({
      primary: '#0f6b3f',
      secondary: '#ffc72c',
      ground: '#fff9ea',
      action: '#ffc72c',
    });
    expect([light.action, dark.action, light['action-line']]).toEqual(['#ffc72c', '#ffc72c', light.ink]);
  });

  test('a ground is kept by day, as far as it is paper', () => {
    const onGround = (ground: string) => themeTokens({ primary: '#0f6b3f', secondary: '#ffc72c', ground });
    expect(onGround('#fff9ea').light.bg).toBe('#fff9ea');
    const wall = onGround('#ffd400');
    expect(hexToOklch(hex(wall.light.bg))).toMatchObject({ l: expect.closeTo(0.97, 2), c: expect.closeTo(0.026, 2) });
    expect(wall.dark.bg).toBe(themeTokens({ primary: '#0f6b3f', secondary: '#ffc72c' }).dark.bg);
  });

  test('a deep opening is the primary, and dark whatever it is; a tint is the light ground', () => {
    const green = { primary: '#0f6b3f', secondary: '#ffc72c' };
    expect(heroTokens(green, 'deep').light.hero).toBe('#0f6b3f');
    for (const primary of ['#0f6b3f', '#ffd400', '#ffffff', '#000000']) {
      const { light, dark } = heroTokens({ ...green, primary }, 'deep');
      expect([primary, isDarkHero(light), isDarkHero(dark)]).toEqual([primary, true, true]);
    }
    expect(isDarkHero(heroTokens(green, 'tint').light)).toBe(false);
    expect(isDarkHero(heroTokens({ ...green, primary: '#ff5c45' }, 'brand').dark)).toBe(false);
  });
});

test('the style sheet has every token for both modes and nothing but hex colours', () => {
  const css = themeCss(themeTokens({ primary: '</style><script>', secondary: '#f6931c' }));
  for (const name of tokenNames) expect(css.match(new RegExp(`--${name}:#[0-9a-f]{6}[;}]`, 'g'))).toHaveLength(3);
  expect(css).not.toMatch(/[<>]/);
});

test('what the first page opens in has every token for both modes', () => {
  const css = themeCss(heroTokens({ primary: '#0f6b3f', secondary: '#ffc72c' }, 'deep'));
  for (const name of heroTokenNames) expect(css.match(new RegExp(`--${name}:#[0-9a-f]{6}[;}]`, 'g'))).toHaveLength(3);
});
