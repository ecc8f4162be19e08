import { calls } from '@passo/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { RefusalDetails } from './RefusalDetails.tsx';

const config = calls.system.data.parse(calls.system.examples.data);
const proposal = calls.updateStep.data.parse(calls.updateStep.examples.data);
const refusal = { reason: 'Crédito', text: '', tryAgain: 'A partir de 25/12/2026', automatic: true, reviewDays: 15 };

const seller = { address: '', name: 'Aurora', cnpj: '', sac: '0800 000 0005', email: '', ombudsman: '' };

/** What is read on the page, without its marks. */
function read(answeredOn?: string | null, told: object = {}, by: typeof seller | null = seller): string {
  const review =
    answeredOn === undefined ? null : { protocol: 'MD-20261125-9F3A61C2', until: '2026-12-10', answeredOn };
  const data = {
    ...proposal.data,
    end: 'refused' as const,
    ...{ refusal: { ...refusal, review, ...told }, seller: by },
  };
  const journey = journeyOf(config, { ...proposal, data });
  return renderToStaticMarkup(<RefusalDetails journey={journey} />).replaceAll(/<[^>]*>/g, ' ');
}

const OFFERED = 'uma pessoa responde';

it('a machine that decided is named, and a person is not called one', () => {
  expect(read()).toContain('Motivo da decisão automática');
  expect(read(undefined, { automatic: false })).toMatch(/Motivo +Crédito/);
});

it('speaks of no review that can change nothing: whoever said no is no part of the bank', () =>
  expect(read(undefined, { lead: { does: 'leave', why: 'Mudou?' } })).not.toContain(OFFERED));

it('offers the review that was not asked for, beside a public service too', () => {
  const lead = { does: 'open', label: 'Regularizar o CPF', href: 'https://www.gov.br/' } as const;
  expect(read()).toContain(OFFERED);
  expect(read(undefined, { lead })).toContain(OFFERED);
  expect(read(undefined, { lead })).toContain('Ligar');
});

it.each([
  [null, /Revisão pedida.*Resposta até 10\/12\/2026.*a resposta fica em Meus dados.*MD-20261125-9F3A61C2/],
  ['2026-12-01', /Revisão respondida.*01\/12\/2026.*A resposta está em Meus dados.*MD-20261125-9F3A61C2/],
])('says how the one stands that was, answered on %s', (answeredOn, said) => {
  expect(read(answeredOn)).toMatch(said);
  expect(read(answeredOn)).not.toContain(OFFERED);
});
