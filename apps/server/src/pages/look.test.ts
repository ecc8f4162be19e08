import path from 'node:path';
import { expect, it } from 'vitest';
import { loadPartners } from '../channels/loadPartners.ts';
import { looks } from './look.ts';

const lookOf = looks(() => null);
const channels = loadPartners(path.resolve(import.meta.dirname, '../../../..'));

/** The custom properties of each rule of a look that sets colours: light, dark by the device, dark by choice. */
const colourRules = (css: string): readonly (readonly string[])[] =>
  [...css.matchAll(/\{color-scheme:[^}]*\}/g)].map(([rule]) =>
    [...rule.matchAll(/--([\w-]+):#/g)].map(([, it = '']) => it),
  );

it('a page without a partner has every colour that a page of a partner has, in each scheme', () => {
  const house = colourRules(lookOf(undefined));
  expect(house).toHaveLength(3);
  for (const channel of channels) expect(colourRules(lookOf(channel)), channel.code).toEqual(house);
});

it('a page without a partner is dark where the device is', () => {
  expect(lookOf(undefined)).toContain(
    '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;',
  );
});
