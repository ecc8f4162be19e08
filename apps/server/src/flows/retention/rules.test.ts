import fs from 'node:fs';
import path from 'node:path';
import { catalog } from '@passo/catalog';
import { compileFlow, newJourney, withStep, type JourneyState } from '@passo/engine';
import { expect, it } from 'vitest';
import { loadPartners } from '../../channels/loadPartners.ts';
import { judge, termsOn } from './rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const clt = loadPartners(ROOT).find(({ code }) => code === 'aurora-clt');
if (clt === undefined) throw new Error('there is no private-payroll loan');
const flow = compileFlow(clt.definition, catalog);
const begun = newJourney(flow);
const usual = termsOn('2026-12-01');
if (usual === null) throw new Error('no terms are in force');

const signed = withStep(begun, 'assinatura', { status: 'success' });
const paying = withStep(begun, 'pagamento', { status: 'waiting', called: true });
const offer = { oferta: { quote: { lastDueOn: '2029-01-15' } } };
const withOffer = (state: JourneyState): JourneyState => withStep(state, 'simulacao', { result: offer });
const changedAt = new Date('2026-12-01T12:00:00Z');

it.each<[string, JourneyState, boolean, string, string]>([
  ['begun', begun, false, 'unfinished', '2027-03-01'],
  ['with an offer and nothing signed', withOffer(begun), false, 'unfinished', '2027-03-01'],
  ['refused', { ...begun, end: 'refused' }, false, 'ended', '2027-03-01'],
  ['given up', { ...begun, end: 'cancelled' }, false, 'ended', '2027-03-01'],
  ['ended by retention itself', { ...begun, end: 'cancelled' }, true, 'unfinished', '2026-11-30'],
  ['signed', signed, false, 'contracted', '2031-12-01'],
  ['signed, with installments', withOffer(signed), false, 'contracted', '2034-01-15'],
  ['signed and given up', withOffer({ ...signed, end: 'cancelled' }), false, 'contracted', '2031-12-01'],
  ['signed and refused', withOffer({ ...signed, end: 'refused' }), false, 'contracted', '2031-12-01'],
  ['being paid', paying, false, 'contracted', '2031-12-01'],
  ['paid out', withOffer({ ...begun, end: 'finished' }), false, 'contracted', '2034-01-15'],
])('what is %s is kept as long as its rule says', (_what, state, expired, rule, until) => {
  expect(judge({ flow, state, changedAt, expired, signedOnce: false }, usual)).toMatchObject({ rule, until });
});

it.each<[string, JourneyState, boolean, string | undefined]>([
  ['signed', signed, false, '2027-03-01'],
  ['signed once, and open again for another account', withOffer(begun), true, '2027-03-01'],
  ['being paid', paying, false, undefined],
  ['paid out', { ...begun, end: 'finished' }, false, undefined],
  ['signed and given up', { ...signed, end: 'cancelled' }, false, undefined],
])('what is %s stays open as long as anybody may come back to it', (_what, state, signedOnce, open) => {
  expect(judge({ flow, state, changedAt, expired: false, signedOnce }, usual).open).toBe(open);
});

it.each<[string, JourneyState, boolean]>([
  ['open again for another account', withOffer(begun), false],
  ['given up there', { ...begun, end: 'cancelled' }, false],
  ['ended there by itself', { ...begun, end: 'cancelled' }, true],
])('what was signed once is kept, and no installment of it falls due: %s', (_what, state, expired) =>
  expect(judge({ flow, state, changedAt, expired, signedOnce: true }, usual)).toMatchObject({
    ...{ rule: 'contracted', until: '2031-12-01' },
  }),
);

it('takes the partner’s own terms, and has none before the first were in force', () => {
  expect(termsOn('2026-12-01', { unfinishedDays: 30 })).toMatchObject({ unfinishedDays: 30, endedDays: 90 });
  expect(termsOn('2026-10-31')).toBeNull();
});

it('keeps nothing unfinished longer than the customer reads', () => {
  const texts = ['consentimentos', 'termos'].map((name) =>
    fs.readFileSync(path.join(ROOT, 'templates/steps', `${name}.json`), 'utf8'),
  );
  for (const text of texts) expect(text).toContain(`anonimizados depois de ${usual.unfinishedDays} dias`);
});
