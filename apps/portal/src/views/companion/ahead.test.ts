import { calls, type StepOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { progressOf } from '../../journey/progress.ts';
import { aheadOf } from './ahead.ts';

const system = calls.system.data.parse(calls.system.examples.data);

const step = (name: string, seconds: number, quiet = false): StepOnWire => ({
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ _id: name, slug: name, name, view: 'form', fields: [], seconds, quiet },
});

const phases: readonly (readonly [string, readonly StepOnWire[]])[] = [
  ['Você', [step('Suas permissões', 60)]],
  ['Análise', [step('Análise do pedido', 0)]],
  ['Identidade', [step('Seu documento', 40), step('Sua selfie', 15), step('Seus dados conferidos', 0)]],
  ['Oferta', [step('Seu trabalho', 20), step('Valor e parcelas', 30)]],
  [
    'Contrato',
    [
      step('Sua conta', 25),
      step('Oferta reservada', 5, true),
      step('Seu contrato', 40),
      step('Assinatura do contrato', 60),
    ],
  ],
  ['Dinheiro', [step('Tudo pronto', 0)]],
];
const config = {
  ...system,
  steps: phases.flatMap(([, steps]) => steps),
  phases: phases.map(([title, steps]) => ({ slug: title, title, steps: steps.map(({ slug }) => slug) })),
};

/** What follows the phase in which this step is. */
const told = (slug: string) => {
  const journey = journeyOf(config, null);
  return aheadOf(journey, progressOf(journey, slug, 0)).map(({ title, takes }) => `${title}: ${takes}`);
};

it('each phase says what it asks for, and how long that takes', () =>
  expect(told('Suas permissões')).toEqual([
    'Análise: não depende de você',
    'Identidade: documento e selfie, 1 min',
    // A name with an 'e' of its own is set apart by a comma.
    'Oferta: trabalho, valor e parcelas, 1 min',
    // What the phase is called is not said again, nor what asks for nothing.
    'Contrato: conta e assinatura, 3 min',
    'Dinheiro: depois da assinatura',
  ]));

it('those that are behind are not told', () => {
  expect(told('Sua conta')).toEqual(['Dinheiro: depois da assinatura']);
  expect(told('Tudo pronto')).toEqual([]);
});

it('of many the two that take longest are named, in their order, and nothing twice', () => {
  const steps = [step('Um', 10), step('Dois', 30), step('Seus dados', 5), step('Fim do dois', 40)];
  const more = { ...config, steps: [step('Suas permissões', 60), ...steps] };
  const two = ['Começo', 'Resto'].map((title, at) => ({
    slug: title,
    title,
    steps: at === 0 ? ['Suas permissões'] : steps.map(({ slug }) => slug),
  }));
  const journey = journeyOf({ ...more, phases: two }, null);
  const [only] = aheadOf(journey, progressOf(journey, 'Suas permissões', 0));
  expect(only).toEqual({ title: 'Resto', takes: 'dois e fim, 2 min' });
});
