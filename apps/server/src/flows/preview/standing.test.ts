import path from 'node:path';
import { defineStep, type StepKind } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import type { Channel } from '../../channels/channel.ts';
import { loadPartners } from '../../channels/loadPartners.ts';
import { exampleOfferOf } from './examples.ts';
import { standingAt, STEP_IN_VIEW, type Standing } from './standing.ts';

const channels: readonly Channel[] = loadPartners(path.resolve(import.meta.dirname, '../../../../..')).map(
  (channel) => ({ ...channel, flowVersion: 1 }),
);
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const asking = defineStep({ ...form, call: { operation: 'bureau.analyse', question: () => ({}) } });
const ending = defineStep({ ...form, ends: true });

describe('a preview stands', () => {
  it.each<[string, StepKind | undefined, Standing['state'], string, string | null]>([
    ['refused where who was asked said no', asking, 'failed', 'reproved', 'refused'],
    ['nowhere where nobody was asked', form, 'failed', 'pending', null],
    ['approved where the step is done', asking, 'finished', 'approved', null],
    ['at the end of a step that ends', ending, 'finished', 'approved', 'finished'],
    ['where one waits', asking, 'waiting', 'pending', null],
    ['in a step of no kind', undefined, 'failed', 'pending', null],
  ])('%s', (_what, kind, state, situation, end) => {
    const [channel] = channels;
    if (channel === undefined) throw new Error('there is no channel');
    const standing = standingAt(kind, { state, inconsistency: null }, channel, clock);
    expect(standing).toMatchObject({ currentStep: STEP_IN_VIEW, situation, end });
    expect(standing.steps[STEP_IN_VIEW]?.status).toBe(state);
  });
});

const amountOf = (offer: unknown): number =>
  Number(Reflect.get(Object(Reflect.get(Object(offer), 'quote')), 'requestedCentavos'));

it.each(channels.map((channel) => [channel.code, channel] as const))(
  '%s shows an offer of no more than the one before it',
  (_code, channel) => {
    const { oferta, ofertaAnterior } = exampleOfferOf(channel, '2026-11-20');
    expect(amountOf(oferta)).toBeLessThanOrEqual(amountOf(ofertaAnterior));
  },
);
