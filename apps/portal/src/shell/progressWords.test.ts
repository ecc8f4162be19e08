import { calls, type ProposalOnWire, type StepOnWire, type SystemConfiguration } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../journey/journey.ts';
import { progressOf } from '../journey/progress.ts';
import { progressWords } from './progressWords.ts';

const step = (slug: string, seconds: number): StepOnWire => ({
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ _id: slug, slug, name: slug, view: 'form', fields: [], seconds },
});
const system = calls.system.data.parse(calls.system.examples.data);
const steps = [step('um', 100), step('dois', 60), step('tres', 0)];
const phases = [
  { slug: 'voce', title: 'Você', steps: ['um'] },
  { slug: 'oferta', title: 'Oferta', steps: ['dois', 'tres'] },
];

const wait = {
  ...({ for: 'team', name: null, since: '9998-01-01', until: '9998-01-02', minutes: false } as const),
  ...{ endsOn: null, ahead: {}, mayGiveUp: true },
};

interface Case {
  readonly at: string;
  readonly filled?: number;
  readonly hideStepAmount?: boolean;
  readonly words?: SystemConfiguration['configuration']['display']['words'];
  readonly without?: boolean;
  readonly end?: ProposalOnWire['data']['end'];
  readonly waits?: ProposalOnWire['data']['waits'];
}

function told({ at, filled = 0, hideStepAmount, words, without = false, end = null, waits }: Case) {
  const { display } = system.configuration;
  const config: SystemConfiguration = {
    ...system,
    ...{ steps, phases: without ? [] : phases },
    configuration: { display: { ...display, words, ...(hideStepAmount !== undefined && { hideStepAmount }) } },
  };
  const proposal = calls.updateStep.data.parse(calls.updateStep.examples.data);
  const journey = journeyOf(config, { ...proposal, currentStep: at, data: { ...proposal.data, end, waits } });
  const { title, amount, left, spoken } = progressWords(journey, at, progressOf(journey, at, filled));
  return [title, amount, left, spoken];
}

it.each<[Case, readonly string[]]>([
  [{ at: 'um' }, ['Você', '1 de 2', 'faltam ~3 min', 'Você, fase 1 de 2. Faltam cerca de 3 minutos']],
  [{ at: 'um', filled: 1 }, ['Você', '1 de 2', 'falta ~1 min', 'Você, fase 1 de 2. Falta cerca de 1 minuto']],
  [{ at: 'tres' }, ['Oferta', '2 de 2', 'sua parte acabou', 'Oferta, fase 2 de 2. Sua parte acabou']],
  [{ at: 'tres', end: 'finished' }, ['Oferta', '2 de 2', 'tudo certo', 'Oferta, fase 2 de 2. Tudo certo']],
  [
    { at: 'um', words: { left: 'só mais {left}' } },
    ['Você', '1 de 2', 'só mais ~3 min', 'Você, fase 1 de 2. Só mais cerca de 3 minutos'],
  ],
  [
    { at: 'tres', end: 'finished', words: { done: 'deu tudo certo' } },
    ['Oferta', '2 de 2', 'deu tudo certo', 'Oferta, fase 2 de 2. Deu tudo certo'],
  ],
  [{ at: 'um', waits: { um: wait } }, ['Você', '1 de 2', 'agora é esperar', 'Você, fase 1 de 2. Agora é esperar']],
  [
    { at: 'um', waits: { um: { ...wait, minutes: true } } },
    ['Você', '1 de 2', 'faltam ~3 min', 'Você, fase 1 de 2. Faltam cerca de 3 minutos'],
  ],
  [
    { at: 'um', waits: { um: { ...wait, minutes: true, until: '2000-01-01' } } },
    ['Você', '1 de 2', 'agora é esperar', 'Você, fase 1 de 2. Agora é esperar'],
  ],
  [{ at: 'um', hideStepAmount: true }, ['Você', '', 'faltam ~3 min', 'Você. Faltam cerca de 3 minutos']],
  [
    { at: 'dois', hideStepAmount: false },
    ['Oferta', '2 de 3', 'falta ~1 min', 'Oferta, passo 2 de 3. Falta cerca de 1 minuto'],
  ],
  [{ at: 'dois', without: true }, ['', '2 de 3', 'falta ~1 min', 'passo 2 de 3. Falta cerca de 1 minuto']],
  [{ at: 'dois', without: true, hideStepAmount: true }, ['', '', 'falta ~1 min', 'Falta cerca de 1 minuto']],
])('%j', (where, expected) => expect(told(where)).toEqual(expected));
