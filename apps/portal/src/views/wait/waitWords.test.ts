import { calls } from '@passo/contract';
import { describe, expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { dayWords, dueOf, followsOf, isLong, missedOf, toldBy, withoutAnswer, type Wait } from './waitWords.ts';

const config = calls.system.data.parse(calls.system.examples.data);
const proposal = calls.updateStep.data.parse(calls.updateStep.examples.data);
const on = (today: string, tellsByWhatsapp: boolean | null = false) =>
  journeyOf({ ...config, today }, { ...proposal, data: { ...proposal.data, tellsByWhatsapp } });

const wait: Wait = {
  ...{ for: 'employer', name: 'Padaria Boa Massa', since: '2026-11-21', until: '2026-11-24', minutes: false },
  ...{ endsOn: '2026-12-01', ahead: {}, mayGiveUp: true },
};

it.each<[string, Partial<Wait>, string, string | undefined]>([
  ['2026-11-24', {}, 'the employer', 'Padaria Boa Massa responde *até terça, 24/11*'],
  ['2026-11-24', { name: null }, 'an employer without a name', 'Sua empresa responde *até terça, 24/11*'],
  ['2026-11-24', { for: 'signers' }, 'others', 'Quem falta assinar tem até *terça, 24/11*'],
  ['2026-11-24', { for: 'lender', name: 'Banco X' }, 'the lender', 'Banco X conclui *até terça, 24/11*'],
  ['2026-11-24', { for: 'team' }, 'people', `A equipe ${config.master.name} responde *até terça, 24/11*`],
  ['2026-11-24', { for: null, minutes: true }, 'a machine', undefined],
  [
    '2026-11-25',
    {},
    'a missed day',
    '*Prometemos resposta até terça, 24/11, e ela não veio.* Continuamos esperando até terça, 01/12.',
  ],
  [
    '2026-11-25',
    { minutes: true, endsOn: null },
    'missed minutes',
    '*Está demorando.* Isto costuma levar minutos, e já passou de um dia.',
  ],
])('on %s with %j says of %s', (today, own, _who, said) =>
  expect([dueOf, missedOf].map((words) => words(on(today), { ...wait, ...own })).find((words) => words !== null)).toBe(
    said,
  ),
);

it('says what the server does where nobody answers', () => {
  expect(withoutAnswer(wait)).toContain('Sem resposta até terça, 01/12, você tenta de novo ou desiste');
  expect(withoutAnswer({ ...wait, endsOn: null })).toContain('desistir *sem custo*');
  expect(withoutAnswer({ ...wait, endsOn: null, mayGiveUp: false })).not.toContain('desistir');
});

describe('a contract that is signed holds until its own last day', () => {
  const signed: Wait = { ...wait, signedUntil: '2026-11-30' };

  it.each<[string, Partial<Wait>, string | null]>([
    ['2026-11-24', {}, 'Se a resposta vier depois de segunda, 30/11, você assina de novo com as contas do dia.'],
    [
      '2026-12-01',
      {},
      'O contrato que você assinou valia até segunda, 30/11: quando a resposta vier, você assina de novo',
    ],
    ['2026-11-24', { signedUntil: '2026-12-01' }, null],
    ['2026-11-24', { endsOn: null }, null],
    ['2026-11-24', { endsOn: null, until: '2026-12-01' }, 'Se a resposta vier depois de segunda, 30/11'],
    ['2026-11-24', { signedUntil: null }, null],
    ['2026-11-24', { signedUntil: undefined }, null],
  ])('on %s with %j', (today, own, said) => {
    const words = followsOf(on(today), { ...signed, ...own });
    if (said === null) expect(words).not.toContain('assina de novo');
    else expect(words.startsWith(said)).toBe(true);
    expect(words.endsWith(withoutAnswer({ ...signed, ...own }))).toBe(true);
  });
});

it('names the way by which the outcome is told', () =>
  expect([true, false, null].map((way) => toldBy(on('2026-11-24', way)))).toEqual([
    ...['Avisamos por WhatsApp.', 'Avisamos por SMS.', 'Avisamos você.'],
  ]));

it('takes minutes for long once the day is over', () => {
  const short = { ...wait, minutes: true, until: '2026-11-24' };
  expect([isLong(on('2026-11-24'), short), isLong(on('2026-11-25'), short)]).toEqual([false, true]);
  expect(dayWords('never')).toBe('');
});
