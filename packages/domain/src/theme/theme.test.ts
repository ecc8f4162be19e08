import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, parseHex } from '../color/color.ts';
import { themeCss } from './css.ts';
import { HOUSE_COLORS } from './house.ts';
import { DEFAULT_COLORS, themeTokens, type PartnerColors } from './theme.ts';
import { contrastLaw, tokenNames, type Tokens } from './tokens.ts';

const hex = (text: string) => {
  const color = parseHex(text);
  if (color === null) throw new Error(`${text} is no colour`);
  return color;
};

function broken(tokens: Tokens): string[] {
  const failures = contrastLaw.filter(
    ([text, ground, ratio]) => contrast(hex(tokens[text]), hex(tokens[ground])) < ratio,
  );
  return failures.map(([text, ground]) => `${text} ${tokens[text]} on ${ground} ${tokens[ground]}`);
}

const holds = (colors: PartnerColors): void => {
  const { light, dark } = themeTokens(colors);
  expect([broken(light), broken(dark)]).toEqual([[], []]);
};

const famous: readonly (readonly [string, PartnerColors])[] = [
  ['the defaults', DEFAULT_COLORS],
  ['the house', HOUSE_COLORS],
  ['card and boleto', { primary: '#E47816', secondary: '#263659' }],
  ['black on black', { primary: '#000', secondary: '#000', textColor: '#000', extra: '#000' }],
  ['white on white', { primary: '#fff', secondary: '#fff', textColor: '#fff', extra: '#fff' }],
  ['yellow', { primary: '#ffd400', secondary: '#ffff00', textColor: '#ffffff' }],
  ['middle grey', { primary: '#808080', secondary: '#777777', textColor: '#7f7f7f' }],
  ['nonsense', { primary: 'red;}body{display:none', secondary: '', textColor: 'javascript:', extra: '#12' }],
];

test.each(famous)('the law of contrast holds for %s', (_name, colors) => holds(colors));

test('the law of contrast holds whatever a partner chooses', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const colors = fc.record({ primary: color, secondary: color, textColor: color, extra: color });
  fc.assert(fc.property(colors, holds), { seed: 20_261_121, numRuns: 300 });
});

describe('a partner recognises itself', () => {
  test('a colour that can carry text is left as it is', () => {
    const { light } = themeTokens({ primary: '#0b57d0', secondary: '#263659' });
    expect([light.brand, light['on-brand'], light.accent]).toEqual(['#0b57d0', '#ffffff', '#263659']);
  });

  test('a wished text colour is used where it can be read', () => {
    const wished = themeTokens({ primary: '#0b57d0', secondary: '#263659', textColor: '#fff7e0' });
    expect(wished.light['on-brand']).toBe('#fff7e0');
  });
});

test('the style sheet has every token for both modes and nothing but hex colours', () => {
  const css = themeCss(themeTokens({ primary: '</style><script>', secondary: '#f6931c' }));
  for (const name of tokenNames) expect(css.match(new RegExp(`--${name}:#[0-9a-f]{6}[;}]`, 'g'))).toHaveLength(3);
  expect(css).not.toMatch(/[<>]/);
});
