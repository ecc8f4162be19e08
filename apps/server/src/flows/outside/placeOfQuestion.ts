import { isProven } from '@passo/engine';
import type { Reason } from '../../repositories/personCheckRepository.ts';
import type { QuestionRow } from '../../repositories/questionRepository.ts';
import { hashCpf } from '../journey/change.ts';
import { cpfOf, openingOf } from '../journey/cpfOpening.ts';
import { knownContact } from '../proof/provenContact.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { placeOf, type Place } from './cpfsOfPhone.ts';
import { wordsOf, type OpenQuestion } from './openQuestion.ts';
import { placeAfterRefusals, proofBy } from './triesOfIdentity.ts';

interface PlaceOfQuestion {
  readonly place: Place;
  /** Which of the two counts says so. */
  readonly reason: Reason;
  readonly cpfHash: Buffer;
}

/**
 * How it stands with a question that names a CPF before its owner was proven to be there, or that is to prove somebody; null where it does
 * neither, and with who has ended.
 */
export async function placeOfQuestion(
  runtime: Runtime,
  row: QuestionRow,
  open: OpenQuestion,
): Promise<PlaceOfQuestion | null> {
  const { flow, state, step } = open;
  const cpf = cpfOf(flow, state);
  const isAmongStrangers = !isProven(flow, state, step.index) && JSON.stringify(wordsOf(open)).includes(cpf ?? '');
  if (cpf === null || (!isAmongStrangers && proofBy(row.operation) === null)) return null;
  const { proposal } = row;
  const contact = await knownContact(runtime, { id: proposal, flow, state }, { index: flow.steps.length });
  const opening = openingOf(runtime, { flow, state }, { contacts: contact === null ? [] : [contact] });
  if (opening === null) return null;
  const cpfHash = hashCpf(runtime, cpf);
  const place = isAmongStrangers ? await placeOf(runtime, { proposal, cpfHash, opening }) : 'free';
  if (place === 'waits' || place === 'refused') return { place, reason: 'manyCpfs', cpfHash };
  const after = await placeAfterRefusals(runtime, { row, cpfHash, opening });
  return { place: after === 'free' ? place : after, reason: 'manyRefusals', cpfHash };
}
