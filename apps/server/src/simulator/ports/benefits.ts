import { createHash } from 'node:crypto';
import type { AnswerOf, Benefit, PersonQuestion } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import type { SimulatorParts } from '../provider.ts';
import { stagedQuery } from '../stagedQuery.ts';
import { automatic } from '../answers.ts';
import type { PortOf } from '../../ports/port.ts';
import { outcomeOf } from '../outcomes.ts';

const LATENCY_MS = 900;

/** Two benefits that follow from the CPF, so that the same person always has the same ones. */
export function benefitsOf(cpf: string): readonly Benefit[] {
  const digest = createHash('sha256').update(`benefit:${cpf}`).digest();
  const number = (from: number): string => String(digest.readUInt32BE(from)).padStart(10, '1').slice(0, 10);
  return [
    { number: number(0), species: 'Aposentadoria por idade', marginCentavos: 48_630, cardMarginCentavos: 8_105 },
    { number: number(4), species: 'Pensão por morte', marginCentavos: 31_200, cardMarginCentavos: 5_200 },
  ];
}

/** How the social security answers in the end. */
function benefitsAnswer({ person }: PersonQuestion): Answer<AnswerOf<'benefits.query'>> {
  const { benefits } = outcomeOf(person.cpf);
  if (benefits === 'failed') return { kind: 'failed', reason: 'processing failed' };
  if (benefits === 'none') return { kind: 'refused', text: 'O INSS não encontrou benefício no seu CPF.' };
  if (benefits === 'invalid')
    return { kind: 'refused', text: 'Os seus benefícios não aceitam este tipo de empréstimo.' };
  return { kind: 'done', value: { benefits: benefitsOf(person.cpf) } };
}

export const simulatedBenefits = (parts: SimulatorParts): PortOf<'benefits'> => ({
  'benefits.query': stagedQuery(parts, 'benefits.query', benefitsAnswer),
  'benefits.in100': automatic(parts, 'benefits.in100', LATENCY_MS, ({ person, benefit }, { outcome }) => {
    const found = benefitsOf(person.cpf).find(({ number }) => number === benefit);
    if (outcome.benefits === 'blocked' || found === undefined) return { kind: 'refused' };
    return { kind: 'done', value: { marginCentavos: found.marginCentavos, blocked: false } };
  }),
});
