import path from 'node:path';
import { catalog, isOperation, standingOf } from '@passo/catalog';
import { compileFlow, newJourney, toldOf, withStep, type CompiledFlow } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';

/* What is promised to every customer has to hold in every flow that is shipped. */

const flows = loadPartners(path.resolve(import.meta.dirname, '../..')).map(
  ({ code, definition }) => [code, compileFlow(definition, catalog)] as const,
);

/** The journey once everything has been answered with a yes. */
const done = (flow: CompiledFlow) =>
  flow.steps.reduce((state, { slug }) => withStep(state, slug, { status: 'finished' }), newJourney(flow));

const pays = (operation = ''): boolean => isOperation(operation) && standingOf(operation).stands === 'paid';

describe.each(flows)('%s', (_code, flow) => {
  it('sends the contract, once, to whoever signs it', () => {
    const signs = flow.steps.some(({ kind }) => kind.signs === true);
    const sent = toldOf(flow, done(flow)).filter(({ message }) => message === 'contract');
    expect([signs, sent.length]).toEqual([true, 1]);
  });

  it('asks for the money only after the signature', () => {
    const signed = flow.steps.findIndex(({ kind }) => kind.signs === true);
    const paying = flow.steps.filter(({ kind }) => pays(kind.call?.operation));
    expect(paying.map(({ index }) => index > signed)).toEqual([true]);
  });

  it('tells that the money came', () =>
    expect(toldOf(flow, done(flow)).filter(({ message }) => message === 'paid')).toHaveLength(1));

  it('proves a contact before there is anything to be told', () => {
    const proven = flow.steps.findIndex(({ kind }) => kind.needsConfirmation === true && kind.binding !== true);
    expect(toldOf(flow, done(flow)).every(({ step }) => step.index > proven)).toBe(true);
    expect(proven).toBeGreaterThanOrEqual(0);
  });
});
