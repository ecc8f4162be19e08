import type { OperationName, QuestionOf } from '@passo/catalog';
import { benefitsOf } from '../../../apps/server/src/simulator/ports/benefits.ts';
import { exampleOffer, exampleQuestion } from '../../../apps/server/src/ports/documents/testing/exampleContract.ts';
import { USUAL_ACCOUNT } from '../../../apps/server/src/simulator/ports/lender/accounts.ts';

export type Questions = { readonly [Name in OperationName]: QuestionOf<Name> };

/** A good question of every operation, asked for one CPF. A new operation does not compile without its question. */
export function questionsFor(cpf: string, offer = 'of_unknown'): Questions {
  const person = { ...exampleQuestion().person, cpf };
  const { employer, account } = exampleQuestion();
  const loan = { employerCnpj: employer.cnpj, installmentCentavos: 63_000, installments: 24 };
  const employment = {
    person,
    ...loan,
    employerName: employer.name,
    admittedOn: '2020-03-02',
    salaryCentavos: 350_000,
  };
  const credit = {
    ...{ product: 'clt', person, employer: { ...employer, admittedOn: '2020-03-02' } },
    ...{ salaryCentavos: 350_000, marginCentavos: 0, details: {} },
  };
  const selfie = { person, selfie: 'd1', documentFront: 'd2' };
  const envelope = { person, document: 'd1', documentHash: 'ab' };
  const proposal = { person, installmentCentavos: 63_000, installments: 24 };
  return {
    'benefits.in100': { person, benefit: benefitsOf(cpf)[0]?.number ?? '' },
    'benefits.query': { person },
    'bureau.analyse': credit,
    'bureau.behaviour': { person },
    'bureau.crivo': credit,
    'bureau.kyc': { person },
    'bureau.register': { person },
    'bureau.restrictions': { person },
    'bureau.score': { person },
    'documents.contract': { ...exampleQuestion(exampleOffer()), person },
    'documents.send': { document: 'd1' },
    'employer.analyseProposal': employment,
    'employer.approve': employment,
    'employer.approveEmployee': employment,
    'employer.createEmployee': employment,
    'employer.policy': employment,
    'employer.register': employment,
    'employer.validateSimulation': employment,
    'identity.faceMatch': selfie,
    'identity.facial': { person },
    'identity.liveness': selfie,
    'identity.livenessFaceMatch': selfie,
    'identity.readDocuments': { person, front: 'd1', back: 'd2' },
    'identity.verify': { person },
    'lender.accept': { offer, cpf, requestedCentavos: 200_000, installments: 24 },
    'lender.checkAccount': { person, account },
    'lender.choose': { offer, requestedCentavos: 200_000, installments: 24 },
    // The one whose deposits come back for the ending that says so.
    'lender.disburse': { offer, person, account: { ...account, account: USUAL_ACCOUNT } },
    'lender.fgtsBalance': { person },
    'lender.pixAccount': { person },
    'lender.propose': {
      product: 'clt',
      bankSlug: 'banco-horizonte',
      person,
      salaryCentavos: 350_000,
      marginCentavos: 0,
      monthlyRate: 0,
    },
    'lender.revise': { product: 'clt', bankSlug: 'banco-horizonte', person, offer: exampleOffer() },
    'office.analyseData': { person },
    'office.creditReview': credit,
    'office.legalReview': proposal,
    'office.rateReview': {
      ...{ product: 'clt', person, lender: { name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35' } },
      ...{
        requestedCentavos: 200_000,
        installmentCentavos: 63_000,
        installments: 24,
        monthlyRate: 0.15,
        cetAnnual: 4.67,
      },
      band: { monthlyRateTo: 0.05, cetAnnualTo: 1.2 },
    },
    'office.release': { person },
    'office.review': proposal,
    'payrollMargin.confirm': { cpf, reservation: 'RSV-1', contractHash: 'ab' },
    'payrollMargin.consult': { person, employerCnpj: employer.cnpj, salaryCentavos: 350_000 },
    'payrollMargin.employment': { person },
    'payrollMargin.endorse': { person, ...loan, contractHash: 'ab' },
    'payrollMargin.reserve': { person, ...loan },
    'signature.collect': envelope,
    'signature.others': envelope,
    'signature.withLiveness': envelope,
    'utility.readBill': { person, bill: 'd1', installation: '12345', receipt: '' },
  };
}
