import type { AccountHolder, Operations } from '@passo/catalog';
import type { Operation, PortOf } from '../../../ports/port.ts';
import { automatic } from '../../answers.ts';
import type { SimulatorParts } from '../../provider.ts';

const LATENCY_MS = 500;
/** The account that everybody names here: somebody else's, or one that sends deposits back, for those to whom that happens. */
export const USUAL_ACCOUNT = '123456';

/** Every account is its person's, but for the one that the table of endings names. */
export const simulatedAccounts = (
  parts: SimulatorParts,
): Operation<Operations['lender.checkAccount']['question'], AccountHolder> =>
  automatic(parts, 'lender.checkAccount', LATENCY_MS, ({ account: { account } }, { outcome, key }) => {
    const isOfPerson = outcome.account !== 'otherHolder' || account !== USUAL_ACCOUNT;
    return { kind: 'done', value: { isOfPerson, reference: key } };
  });

/** Where everybody has an account in the simulated world whose CPF is a Pix key. */
const account = {
  bank: '001',
  bankName: 'Banco do Brasil',
  agency: '1234',
  account: USUAL_ACCOUNT,
  type: 'corrente',
} as const;

export const simulatedPixAccounts = (parts: SimulatorParts): PortOf<'lender'>['lender.pixAccount'] =>
  automatic(parts, 'lender.pixAccount', LATENCY_MS, (_question, { outcome }) => ({
    kind: 'done',
    value: { pixAccount: outcome.pixKey === 'unknown' ? null : account },
  }));
