import { regulatedCodes, type RegulatedCode } from '@passo/finance';
import { identityCodes, type IdentityCode } from './institution.ts';

const ownCodes = [
  ...(['offer.unreadable', 'offer.changed', 'asked.differs'] as const),
  ...(['payOut.outsideContract', 'payOut.ahead', 'payOut.unconfirmed'] as const),
  ...([
    'register.situation',
    'register.name',
    'register.birthDate',
    'account.otherHolder',
    'identity.similarity',
  ] as const),
  ...(['title.unknown', 'line.unknown', 'charge.unknown'] as const),
  ...(['band.rate', 'band.cet'] as const),
  ...(['phone.manyCpfs', 'identity.manyRefusals'] as const),
] as const;

/** What can be wrong with what a lender says, a register of the person, or a phone or a CPF of its proposals, as operators read it. */
export type HeldCode = RegulatedCode | IdentityCode | (typeof ownCodes)[number];

/** Every one of them. A log line shows these and no other text in their place. */
export const heldCodes: ReadonlySet<string> = new Set<HeldCode>([...regulatedCodes, ...identityCodes, ...ownCodes]);
