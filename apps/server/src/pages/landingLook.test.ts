import path from 'node:path';
import { expect, it } from 'vitest';
import { loadPartners } from '../channels/loadPartners.ts';
import { landingLook } from './landingLook.ts';

const channels = loadPartners(path.resolve(import.meta.dirname, '../../../..'));
const lookOf = (slug: string): string => {
  const channel = channels.find(({ partner }) => partner.slug === slug);
  if (channel === undefined) throw new Error(`there is no partner ${slug}`);
  return landingLook(channel);
};
/** What the hero stands on by day. */
const heroIn = (css: string): string => /--hero:(#[0-9a-f]{6})/.exec(css)?.[1] ?? '';

it('a first page carries its own way to open, and nothing of another brand’s', () => {
  const [aurora, ipe] = [lookOf('aurora'), lookOf('ipe')];
  expect(aurora).toContain("'kick figure'");
  expect(aurora).not.toMatch(/50% 50%|motif\.svg/);
  expect(ipe).toContain('border-radius:0 0 50% 50% / 0 0 36px 36px');
  expect(ipe).toContain('.hero{--motif:url("/marcas/ipe/motif.svg")}');
  expect(ipe).not.toContain("'kick figure'");
  expect([heroIn(aurora), heroIn(ipe)]).toEqual([expect.not.stringMatching(/^#0f6b3f$/), '#0f6b3f']);
});

it('a brand of blocks can be made of the same tokens', () => {
  const [channel] = channels;
  if (channel === undefined) throw new Error('there is no channel');
  const { theme, partner } = channel;
  const css = landingLook({ partner, theme: { ...theme, hero: { layout: 'block', color: 'brand' } } });
  expect(css).toContain('font-size:2.625rem');
  expect(heroIn(css)).toBe('#0a5bcb');
});
