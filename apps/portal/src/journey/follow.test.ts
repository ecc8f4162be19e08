import type { ProposalOnWire, SystemConfiguration } from '@passo/contract';
import { calls } from '@passo/contract';
import { afterEach, expect, it } from 'vitest';
import { createRouter } from '../session/router.ts';
import { useConfig } from '../state/config.ts';
import { keepProposal, resetProposal } from '../state/proposal.ts';
import { followJourney } from './follow.ts';
import { takeSystem } from './takeSystem.ts';

const { step } = calls.showStep.data.parse(calls.showStep.examples.data);
const asks = (slug: string, order: number) => ({
  ...step,
  ...{ _id: slug, slug, name: slug, order, view: 'form' as const },
  fields: [{ key: slug, component: 'text' }],
});
const config: SystemConfiguration = {
  ...calls.system.data.parse(calls.system.examples.data),
  ...{ steps: [asks('um', 0), asks('dois', 1)], redirect: null },
};
const proposal: ProposalOnWire = {
  ...calls.updateStep.data.parse(calls.updateStep.examples.data),
  ...{ currentStep: 'dois', selfContract: { um: { um: 'a' } }, stepStatus: { um: 'finished', dois: 'init' } },
};

function standingAt(pathname: string) {
  const location = { pathname };
  const move = (_state: unknown, _unused: string, path: string): void => void (location.pathname = path);
  const history = { state: null, pushState: move, replaceState: move };
  const router = createRouter({ location, history, addEventListener: () => undefined });
  followJourney(router);
  return router;
}

afterEach(() => {
  resetProposal();
  useConfig.setState({ config: null });
});

it('a reload of the first step, opened once more, stays there', async () => {
  const router = standingAt('/um');
  await takeSystem({ ...config, proposal });
  expect(router.path()).toBe('/um');
});

it('who made the proposal, here or elsewhere, goes on', async () => {
  const router = standingAt('/um');
  await takeSystem({ ...config, proposal: null });
  keepProposal(proposal);
  expect(router.path()).toBe('/dois');
});
