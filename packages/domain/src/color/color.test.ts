import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brightness, contrast, parseHex, wantsDarkText } from './color.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';

test.each([
  ['#1BAFD8', '#1bafd8'],
  ['abc', '#aabbcc'],
  ['#12345', null],
  ['red', null],
  ['#ggg', null],
  ['#fff;}', null],
  [undefined, null],
  ['f'.repeat(1_000_000), null],
])('reads %.20j as %j', (text, hex) => expect(parseHex(text)).toBe(hex));

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
});

test('text is dark above the threshold of 139', () => {
  expect(brightness('#e47816')).toBeCloseTo(141.1, 1);
  expect([
    wantsDarkText('#e47816'),
    wantsDarkText('#1bafd8'),
    wantsDarkText('#8b8b8b'),
    wantsDarkText('#8c8c8c'),
  ]).toEqual([true, false, false, true]);
});

test('OKLCH agrees with CSS Color 4 and comes back to the same colour', () => {
  const red = hexToOklch('#ff0000');
  expect([red.l, red.c, red.h].map((n) => Number(n.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = parseHex(value.toString(16).padStart(6, '0'));
      if (hex !== null) expect(oklchToHex(hexToOklch(hex))).toBe(hex);
    }),
    { seed: 20_261_121, numRuns: 3000 },
  );
});
