import { catalog } from '@passo/catalog';
import { compileFlow, newJourney, withStep, type JourneyState } from '@passo/engine';
import { expect, it } from 'vitest';
import { carriedFrom } from './carried.ts';

const field = (key: string) => ({ key, component: 'text', label: key });
const keys = ['cpf', 'nome', 'banco', 'conta', 'valorSolicitado'];
const flow = compileFlow(
  { steps: [{ slug: 'tudo', name: 'Tudo', stepType: 'form', fields: keys.map(field) }] },
  catalog,
);
const answered = withStep(newJourney(flow), 'tudo', {
  answers: { cpf: '52998224725', nome: 'Maria', banco: '001', conta: '123', valorSolicitado: 900 },
});

const refusedFor = (operation: string): JourneyState => ({
  ...answered,
  end: 'refused',
  refusal: { step: 'tudo', operation, on: '2026-11-26' },
});

const told = ['cpf', 'nome', 'banco', 'conta'];

it.each([
  ['an order that goes on', answered, told, true],
  ['an amount', refusedFor('payrollMargin.reserve'), told, true],
  ['a photo', refusedFor('identity.faceMatch'), told, false],
  ['the account', refusedFor('lender.checkAccount'), ['cpf', 'nome'], true],
  ['something that no program knows any more', refusedFor('bank.gone'), told, true],
])('after %s goes along what was told, without what it was about', (_what, state, carried, photos) => {
  const along = carriedFrom({ flow, state });
  expect([Object.keys(along.answers), along.photos]).toEqual([carried, photos]);
});
