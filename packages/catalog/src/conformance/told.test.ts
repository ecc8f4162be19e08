import { compileFlow, newJourney, toldOf, withStep, type StepKind } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import * as steps from '../steps/index.ts';

const kinds = Object.entries<StepKind>(steps);

/** What the customer hears by message of a step of this kind, alone in its flow, that came to stand so. */
function heard(kind: StepKind, own: Parameters<typeof withStep>[2]): readonly string[] {
  const definition = { slug: 'passo', name: 'Passo', stepType: 'kind', fields: [] };
  const flow = compileFlow({ steps: [definition] }, { fields: {}, steps: { kind } });
  return toldOf(flow, withStep(newJourney(flow), 'passo', own)).map(({ message }) => message);
}

const news = /Avisamos/;
const saying = (status: 'waiting' | 'review') =>
  kinds.filter(([, { texts }]) => news.test(`${texts[status]?.text} ${texts[status]?.next}`));

describe('who is told to wait for news is told them', () => {
  it.each(saying('waiting'))('%s', (_name, kind) => {
    expect(heard(kind, { status: 'finished' })).toHaveLength(1);
    expect(heard(kind, { status: 'failed' })).toHaveLength(1);
    expect(heard(kind, { status: 'failed', retryable: true })).toEqual(['needsYou']);
  });

  it.each(saying('review'))('%s, once a person has looked at it', (_name, kind) => {
    const reviewed = { reviewed: true };
    expect(heard(kind, { status: 'finished', ...reviewed })).toHaveLength(1);
    expect(heard(kind, { status: 'failed', ...reviewed })).toHaveLength(1);
    expect(heard(kind, { status: 'failed', retryable: true, ...reviewed })).toEqual(['needsYou']);
  });

  it('and some are', () => expect([saying('waiting').length > 5, saying('review').length > 5]).toEqual([true, true]));
});

it.each(kinds.filter(([, { signs }]) => signs === true))('who signs by %s is sent the contract', (_name, kind) =>
  expect(heard(kind, { status: 'finished' })).toEqual(['contract']),
);

/** Words that say something of the step under which they stand, without the customer's own. */
it.each(kinds)('what is told of %s has words, and none of them is the customer’s', (_name, kind) => {
  for (const status of ['success', 'failed'] as const) {
    if (kind.call === undefined) continue;
    expect(kind.texts[status]?.title).toMatch(/\p{L}/u);
    expect(kind.texts[status]?.title).not.toMatch(/[{}<>]|R\$|\d/);
  }
});
