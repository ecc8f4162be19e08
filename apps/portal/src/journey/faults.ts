import type { Fault } from '../state/notices.ts';
import type { WireProblem } from '../wire/problem.ts';

type Screen = (problem: WireProblem) => Fault;

const stepNamed = ({ hints }: WireProblem): string | null => (typeof hints.step === 'string' ? hints.step : null);

const screens: Readonly<Record<string, Screen>> = {
  'hash.invalid': () => ({ kind: 'hash' }),
  'hash.expired': () => ({ kind: 'hash' }),
  'proposal.erased': (problem) => ({ kind: 'erased', problem }),
  'cookies.blocked': () => ({ kind: 'cookies' }),
  'step.notFound': () => ({ kind: 'stepNotFound' }),
  'proof.missing': (problem) => ({ kind: 'unproven', step: stepNamed(problem) }),
  'proof.unverified': (problem) => ({ kind: 'unverified', problem }),
  'network.offline': (problem) => ({ kind: 'connection', problem }),
  'network.failed': (problem) => ({ kind: 'connection', problem }),
};

/** The screen for a failure that leaves nothing else to show. */
export function faultOf(problem: WireProblem): Fault {
  const screen = Object.hasOwn(screens, problem.name) ? screens[problem.name] : undefined;
  return screen?.(problem) ?? { kind: 'generic', problem };
}

/** Failures that take the place of the page wherever they come from: nothing here can be done without mending them. */
export const isFatal = ({ name, hints }: WireProblem): boolean =>
  [
    'hash.invalid',
    'hash.expired',
    'proposal.erased',
    'proof.missing',
    'proof.unverified',
    'configuration.missing',
    'steps.notFound',
  ].includes(name) || hints.redirectToErrorPage === true;
