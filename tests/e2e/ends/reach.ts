import type { Page, Route } from 'playwright-core';
import type { ProposalOnWire } from '@passo/contract';
import { problems } from '@passo/domain';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import type { Stage } from '../../support/stage.ts';
import { pageOf } from './page.ts';

/** A screen, how one comes there, and what stands on it. */
export interface Shown {
  readonly name: string;
  readonly open: (stage: Stage) => Promise<Page>;
  readonly says: readonly (string | RegExp)[];
  /** What is read once *E se atrasar?* is opened. */
  readonly behind?: readonly (string | RegExp)[];
}

/** Somebody with a CPF of this ending, as far as this step of the channel, over the wire. */
export const at =
  (channel: string, ending: string, isThere: (proposal: ProposalOnWire) => boolean, next = 400) =>
  (stage: Stage): Promise<Page> =>
    pageOf(stage, channel, exampleCpf(ending, next), isThere);

/** Somebody else is at work on it. */
export const waitingAt =
  (step: string) =>
  ({ currentStep, stepStatus }: ProposalOnWire): boolean =>
    currentStep === step && ['waiting', 'review'].includes(stepStatus[step] ?? '');

/** A page at this address, on a device that nobody has used. */
export const address =
  (path: string) =>
  async (stage: Stage): Promise<Page> => {
    const page = await stage.device({ reducedMotion: 'reduce' });
    await page.goto(`${stage.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };

export const refused = (code: 'step.notReached' | 'step.notFound') => ({
  status: problems[code].status,
  json: { name: code, message: problems[code].message, status: problems[code].status },
});

/** The journey stands elsewhere than the page thinks, and reading it anew fails in this way. */
export const lost =
  (channel: string, step: string, button: string | RegExp, fails: (route: Route) => Promise<void>) =>
  async (stage: Stage): Promise<Page> => {
    const page = await at(channel, '25', ({ currentStep }) => currentStep === step, 403)(stage);
    await page.route('**/update-step/**', (route) => route.fulfill(refused('step.notReached')));
    await page.route('**/show-step/**', fails);
    await page.getByRole('button', { name: button }).click();
    return page;
  };
