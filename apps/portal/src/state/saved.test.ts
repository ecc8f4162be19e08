import { calls } from '@passo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLoading } from './loading.ts';
import { keepProposal } from './proposal.ts';
import { recentFor, savedWords, useSaved, watchAnswers } from './saved.ts';

const proposal = calls.updateStep.data.parse(calls.updateStep.examples.data);
const half = new Date(2026, 10, 20, 14, 32).getTime();

describe('what is said of what was kept', () => {
  it.each([
    ['at once', 0, 'Salvo agora há pouco'],
    ['within the minute', 59_999, 'Salvo agora há pouco'],
    ['later, with the time', 60_000, 'Salvo às 14:32'],
  ])('%s', (_what, later, words) => expect(savedWords(half, half + later)).toBe(words));

  it('changes when the minute is over', () => {
    expect(recentFor(half, half + 15_000)).toBe(45_000);
    expect(recentFor(half, half + 90_000)).toBe(0);
  });
});

describe('answers', () => {
  beforeEach(() => {
    useSaved.setState({ at: null });
    keepProposal(null);
    useLoading.setState({ form: false });
  });

  it.each([
    ['are kept once the server has taken them', true, true],
    ['are not what a poll brings', false, false],
  ])('%s', (_what, form, isSaved) => {
    const stop = watchAnswers();
    useLoading.setState({ form });
    keepProposal(proposal);
    stop();
    expect(useSaved.getState().at !== null).toBe(isSaved);
  });
});
