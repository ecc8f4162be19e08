import type { OperationName, QuestionOf } from '@passo/catalog';
import { exampleOffer, exampleQuestion } from '../../../apps/server/src/ports/documents/testing/exampleContract.ts';

export type Questions = { readonly [Name in OperationName]: QuestionOf<Name> };

/** A good question of every operation, asked for one CPF. A new operation does not compile without its question. */
export function questionsFor(cpf: string, offer = 'of_unknown'): Questions {
  const person = { ...exampleQuestion().person, cpf };
  const { employer, account } = exampleQuestion();
  const loan = { employerCnpj: employer.cnpj, installmentCentavos: 63_000, installments: 24 };
  return {
    'bureau.analyse': { person, employer: { ...employer, admittedOn: '2020-03-02' }, salaryCentavos: 350_000 },
    'documents.contract': { ...exampleQuestion(exampleOffer()), person },
    'employer.approve': { person, ...loan, admittedOn: '2020-03-02', salaryCentavos: 350_000 },
    'identity.liveness': { person, selfie: 'd1', documentFront: 'd2' },
    'identity.readDocuments': { person, front: 'd1', back: 'd2' },
    'lender.accept': { offer, cpf, requestedCentavos: 200_000, installments: 24 },
    'lender.disburse': { offer, person, account },
    'payrollMargin.confirm': { cpf, reservation: 'RSV-1', contractHash: 'ab' },
    'payrollMargin.reserve': { person, ...loan },
    'signature.collect': { person, document: 'd1', documentHash: 'ab' },
  };
}
