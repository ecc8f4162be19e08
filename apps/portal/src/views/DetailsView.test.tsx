import { calls, type StepOnWire } from '@passo/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { journeyOf } from '../journey/journey.ts';
import { readAddress } from '../session/address.ts';
import { createRouter } from '../session/router.ts';
import { callsBy, type Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { DetailsView } from './DetailsView.tsx';

const config = calls.system.data.parse(calls.system.examples.data);
const proposal = calls.updateStep.data.parse(calls.updateStep.examples.data);
const example = calls.showStep.data.parse(calls.showStep.examples.data).step;
const step = (slug: string, view: string, fields: StepOnWire['fields'] = []): StepOnWire => ({
  ...{ ...example, _id: slug, slug, name: slug, view, fields, notAllowedToReturnFromHere: false },
});
const details = step('conferencia', 'details');
const steps = [step('pessoa', 'form', [{ key: 'nome', component: 'text', label: 'Nome' }]), details];

const history = { state: null, pushState: () => undefined, replaceState: () => undefined };
const router = createRouter({ location: { pathname: '/' }, history, addEventListener: () => undefined });
const call = callsBy(() => Promise.reject(new Error('nobody is asked')));
const session: Session = { start: null, address: readAddress(''), router, call };

function read(endorsed: boolean): string {
  const journey = journeyOf(
    { ...config, steps },
    {
      ...{ ...proposal, currentStep: 'conferencia', selfContract: { pessoa: { nome: 'Maria' } } },
      stepStatus: { pessoa: 'finished', conferencia: 'init' },
      data: { ...proposal.data, end: null, endorsed },
    },
  );
  const compiled = journey.flow.bySlug.get('conferencia');
  if (compiled === undefined) throw new Error('no step to look at');
  const view = <DetailsView {...{ journey, compiled, step: details, reviewing: false }} />;
  return renderToStaticMarkup(<SessionContext value={session}>{view}</SessionContext>);
}

it('leads back to an answer only while its step opens again', () => {
  expect(read(false)).toContain('Alterar');
  expect(read(true)).toContain('Maria');
  expect(read(true)).not.toContain('Alterar');
});
