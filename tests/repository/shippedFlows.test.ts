import path from 'node:path';
import { catalog, isOperation, sheetDigest, standingOf } from '@passo/catalog';
import {
  actOnStep,
  compileFlow,
  newJourney,
  submitStep,
  toldOf,
  withStep,
  type CompiledFlow,
  type JourneyOutcome,
  type JourneyState,
} from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';

/* What is promised to every customer has to hold in every flow that is shipped. */

const flows = loadPartners(path.resolve(import.meta.dirname, '../..')).map(
  ({ code, definition }) => [code, compileFlow(definition, catalog)] as const,
);

/** The journey once everything has been answered with a yes. */
const done = (flow: CompiledFlow) =>
  flow.steps.reduce((state, { slug }) => withStep(state, slug, { status: 'finished' }), newJourney(flow));

const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
const said = (outcome: JourneyOutcome): string => (outcome.ok ? 'ok' : outcome.code);

/** At the contract, which is written, with one of several offers. */
function standing(flow: CompiledFlow, slug: string, number: number): JourneyState {
  const offer = { id: `of_${number}`, lender: {}, quote: { totalCentavos: number }, validUntil: '2026-11-22' };
  const before = flow.steps.slice(0, flow.bySlug.get(slug)?.index);
  const answered = before.reduce((state, step) => withStep(state, step.slug, { status: 'finished' }), newJourney(flow));
  const chosen = withStep(answered, before.at(-1)?.slug ?? '', { result: { oferta: offer } });
  return withStep({ ...chosen, currentStep: slug }, slug, { status: 'success' });
}
const sheetIn = ({ steps }: JourneyState): string =>
  Object.values(steps).flatMap(({ result }) => sheetDigest(result.oferta) ?? [])[0] ?? '';

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

  it('lets nobody sign but past the sheet of all costs that is in force', () => {
    const signing = flow.steps.filter(({ kind }) => kind.signs === true);
    const reading = flow.steps.filter(({ kind }) => kind.sheet !== undefined);
    expect([signing.length, reading.length, (reading[0]?.index ?? 99) < (signing[0]?.index ?? 0)]).toEqual([
      1,
      1,
      true,
    ]);
    const slug = reading[0]?.slug ?? '';
    const goOn = (state: JourneyState, acknowledged: string | null): string =>
      said(submitStep(flow, state, { slug, answers: {}, acknowledged }, environment));
    const [one, other] = [standing(flow, slug, 1), standing(flow, slug, 2)];
    for (const wrong of [null, '', 'lido', sheetIn(other)]) expect(goOn(one, wrong)).toBe('sheet.unread');
    expect(said(actOnStep(flow, one, { slug, action: 'advance' }, environment))).toBe('sheet.unread');
    expect(goOn(one, sheetIn(one))).not.toBe('sheet.unread');
    // The very state of whoever has read one offer, with another one in its place.
    const forged = withStep(other, slug, { status: 'finished', acknowledged: sheetIn(one) });
    const sign = { slug: signing[0]?.slug ?? '', answers: {}, confirmed: true };
    expect(said(submitStep(flow, { ...forged, currentStep: sign.slug }, sign, environment))).toBe('sheet.unread');
  });

  it('tells that the money came', () =>
    expect(toldOf(flow, done(flow)).filter(({ message }) => message === 'paid')).toHaveLength(1));

  it('proves a contact before there is anything to be told', () => {
    const proven = flow.steps.findIndex(({ kind }) => kind.needsConfirmation === true && kind.binding !== true);
    expect(toldOf(flow, done(flow)).every(({ step }) => step.index > proven)).toBe(true);
    expect(proven).toBeGreaterThanOrEqual(0);
  });
});
