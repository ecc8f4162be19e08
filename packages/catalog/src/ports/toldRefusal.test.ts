import { expect, it } from 'vitest';
import { operationsOf } from './operations.ts';
import { spoiledBy, toldRefusal } from './toldRefusal.ts';

const ports = ['bureau', 'benefits', 'documents', 'employer', 'identity', 'lender', 'office', 'payrollMargin'] as const;

it('every question has a reason that may be told, and a day or a condition for another try', () => {
  const told = [...ports, 'signature', 'utility'].flatMap(operationsOf).map((name) => toldRefusal(name, '2026-11-26'));
  expect(told.length).toBeGreaterThan(40);
  for (const { reason, text, tryAgain } of told)
    expect(
      [reason, text, tryAgain].every((words) => /^[A-ZÀ-Ú][^{}_]+$/.test(words)),
      reason,
    ).toBe(true);
});

it('a day is named where the day of the no is known, over the end of a year', () => {
  expect(toldRefusal('bureau.score', '2026-12-10').tryAgain).toBe('A partir de 09/01/2027');
  expect(toldRefusal('bureau.score', null).tryAgain).toBe('Depois de 30 dias');
  expect(toldRefusal('bureau.register', '2026-12-10').tryAgain).toBe('Quando o CPF estiver regular');
});

it.each([
  ['identity.faceMatch', { does: 'anew', label: 'Novo pedido com outra foto' }],
  ['payrollMargin.reserve', { does: 'anew', label: 'Novo pedido com valor menor' }],
  // Asked before any amount was chosen: a smaller one is no way out.
  ['payrollMargin.consult', undefined],
  ['payrollMargin.employment', expect.objectContaining({ does: 'open', label: 'Ver minha Carteira de Trabalho' })],
  ['lender.disburse', { does: 'anew', label: 'Novo pedido com outra conta' }],
  ['employer.approve', { does: 'leave', why: 'A empresa mudou de ideia?' }],
  ['employer.approveEmployee', { does: 'leave', why: 'A empresa mudou de ideia?' }],
  ['bureau.register', expect.objectContaining({ does: 'open', label: 'Regularizar o CPF' })],
  ['bureau.restrictions', expect.objectContaining({ does: 'open', label: 'Ver minhas dívidas' })],
  ['lender.fgtsBalance', expect.objectContaining({ does: 'open', label: 'Abrir o FGTS' })],
  ['utility.readBill', { does: 'anew', label: 'Novo pedido com outro documento' }],
  ['bureau.score', expect.objectContaining({ does: 'open', label: 'Ver o que consta no meu CPF' })],
  ['office.review', undefined],
] as const)('what helps more than a review of %s is %j', (name, lead) =>
  expect(toldRefusal(name, null).lead).toEqual(lead),
);

it('a contract that could not be written is not told as one that somebody did not sign', () =>
  expect(operationsOf('documents').filter((name) => /assina/i.test(toldRefusal(name, null).text))).toEqual([]));

it('where another order helps today it says so, and that it is another order', () => {
  const told = operationsOf('payrollMargin').map((name) => toldRefusal(name, null));
  const leading = told.filter(({ lead }) => lead?.does === 'anew');
  expect(leading).toHaveLength(3);
  for (const { tryAgain, why } of leading)
    expect([tryAgain, why]).toEqual([expect.stringMatching(/^Agora, /), expect.stringContaining('pedido novo')]);
});

it.each([
  ['bureau.analyse', true],
  ['payrollMargin.reserve', true],
  ['employer.policy', true],
  ['employer.register', true],
  ['lender.propose', true],
  ['lender.disburse', false],
  ['employer.approve', false],
  ['office.rateReview', false],
  ['signature.collect', false],
  ['signature.others', false],
] as const)('a no to %s was automatic: %s', (name, automatic) =>
  expect(toldRefusal(name, null).automatic).toBe(automatic),
);

it('nothing that the office is asked is decided by a rule', () =>
  expect(operationsOf('office').filter((name) => toldRefusal(name, null).automatic)).toEqual([]));

it.each([
  ['identity.faceMatch', 'photos'],
  ['identity.verify', 'photos'],
  ['utility.readBill', 'photos'],
  // Who looked does not say at what.
  ['office.review', 'photos'],
  ['lender.checkAccount', 'account'],
  ['lender.disburse', 'account'],
  ['payrollMargin.reserve', undefined],
  ['documents.contract', undefined],
] as const)('a no to %s was about the %s, which nobody is told', (name, spoiled) => {
  expect(spoiledBy(name)).toBe(spoiled);
  expect(toldRefusal(name, null)).not.toHaveProperty('spoils');
});
