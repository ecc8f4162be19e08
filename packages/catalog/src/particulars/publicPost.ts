import type { Facts } from '@passo/engine';
import { label, text } from '../ports/facts.ts';
import { fact, type ContractParticulars } from './particulars.ts';

/** The federal payroll, in the list `orgaos`; and the law of those whom it may deduct for, in the list `regimeJuridico`. */
const [FEDERAL, STATUTORY] = ['siape', 'estatutario'];

/** The product whose contract names a post. */
const SERVANTS = 'public-payroll';

const isFederal = (facts: Facts): boolean => text(facts, 'orgao') === FEDERAL;
const isStatutory = (facts: Facts): boolean => text(facts, 'regimeJuridico') === STATUTORY;

/** Whether another body pays than the federal government: the others have rules and a payroll of their own. */
export const isOtherBody = (facts: Facts): boolean =>
  facts.product === SERVANTS && text(facts, 'orgao') !== '' && !isFederal(facts);

/** Lei 14.509/2022, art. 2º: servants by Lei 8.112/1990. Whoever has a work contract is lent to as any employee is. */
export const isOtherRegime = (facts: Facts): boolean =>
  facts.product === SERVANTS && text(facts, 'regimeJuridico') !== '' && !isStatutory(facts);

/** Digits that say something. */
const numbered = (facts: Facts): string => {
  const said = text(facts, 'matriculaServidor');
  return /^\d{5,12}$/.test(said) && /[1-9]/.test(said) ? said : '';
};

/** The post whose pay the installments come from. */
export const publicPost: ContractParticulars = {
  needs: { answers: ['orgao', 'matriculaServidor', 'regimeJuridico'] },
  of: (facts) => [
    {
      title: 'Órgão que desconta as parcelas',
      facts: [
        fact('Órgão', isFederal(facts) ? label(facts, 'orgao') : ''),
        fact('Matrícula', numbered(facts)),
        fact('Regime de trabalho', isStatutory(facts) ? label(facts, 'regimeJuridico') : ''),
      ],
    },
  ],
};
