import { calls } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../journey/journey.ts';
import { isMobile } from '../device/isMobile.ts';
import { beginsWithLanding } from './pages.ts';

const config = calls.system.data.parse(calls.system.examples.data);
const proposal = calls.updateStep.data.parse(calls.updateStep.examples.data);
const wishing = {
  ...config,
  configuration: { ...config.configuration, display: { ...config.configuration.display, hasLandingPage: true } },
};

it('begins with the landing page where the channel wants it, on a phone, before anything was answered', () => {
  expect(beginsWithLanding(journeyOf(wishing, null), true)).toBe(true);
  expect(beginsWithLanding(journeyOf(wishing, null), false)).toBe(false);
  expect(beginsWithLanding(journeyOf(wishing, proposal), true)).toBe(false);
  expect(beginsWithLanding(journeyOf(config, null), true)).toBe(false);
});

it('begins with it for cards on any device', () => {
  const card = { ...config, metaProduct: { ...config.metaProduct, slug: 'card' } };
  expect(beginsWithLanding(journeyOf(card, null), false)).toBe(true);
});

it.each([
  ['Mozilla/5.0 (Linux; Android 14) Mobile', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', true],
  ['Mozilla/5.0 (X11; Linux x86_64)', false],
])('%s is a phone: %s', (userAgent, mobile) => expect(isMobile(userAgent)).toBe(mobile));
