import { isRecord, type Facts } from '@passo/engine';
import { kept, text, word } from '../ports/facts.ts';
import { isBenefitNumber } from '../ports/benefitNumber.ts';
import { authenticated } from './authentication.ts';
import { fact, type ContractParticulars, type Particulars } from './particulars.ts';

const numbered = (number: string, more: Particulars['facts'] = []): Particulars => ({
  title: 'Benefício que paga as parcelas',
  facts: [fact('Número do benefício do INSS', isBenefitNumber(number) ? number : ''), ...more],
});

function speciesOf(facts: Facts, number: string): string {
  const { benefits } = kept(facts, 'beneficios');
  const found = Array.isArray(benefits) ? benefits.filter(isRecord).find((one) => one.number === number) : undefined;
  return typeof found?.species === 'string' ? found.species : '';
}

/** The benefit that the customer chose among theirs. */
export const chosenBenefit: ContractParticulars = {
  needs: { answers: ['beneficio'], results: ['beneficios'], ...authenticated.needs },
  of: (facts) => {
    const number = text(facts, 'beneficio');
    return [numbered(number, [fact('Espécie', speciesOf(facts, number))]), authenticated.said];
  },
};

/** The benefit that a running contract is taken from, as whoever knows that contract told it with the offer. */
export const benefitOfReplaced = {
  needs: { results: ['oferta'], ...authenticated.needs },
  of: (facts: Facts) => {
    const { replaces } = kept(facts, 'oferta');
    return [numbered(isRecord(replaces) ? word(replaces, 'benefit') : ''), authenticated.said];
  },
} satisfies ContractParticulars;
