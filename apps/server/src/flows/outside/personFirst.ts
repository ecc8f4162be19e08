import { holdStep, isProven, letAsk, stepState, type Answer, type JourneyState } from '@passo/engine';
import { holdQuestion } from '../../repositories/personCheckRepository.ts';
import { postponeQuestion, type QuestionRow } from '../../repositories/questionRepository.ts';
import type { Actor } from '../access/actor.ts';
import { changeOf, commitChange, hashCpf } from '../journey/change.ts';
import { cpfOf, openingOf } from '../journey/cpfOpening.ts';
import { knownContact } from '../proof/provenContact.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { placeOf, type Place } from './cpfsOfPhone.ts';
import { wordsOf, type OpenQuestion } from './openQuestion.ts';
import { settle } from './settle.ts';

/** Nobody may have to look any more by then: others were proven, or their thirty days are over. */
const HELD_SECONDS = 3_600;

const WAITS = {
  title: 'Uma pessoa vai conferir o seu pedido',
  text:
    'Este celular ou navegador já abriu pedidos com outros CPFs nos últimos 30 dias. Para proteger quem é dono de cada CPF, ' +
    'uma pessoa vai conferir o seu pedido antes de continuar. Avisamos assim que terminar.',
};
const REFUSED: Answer = {
  kind: 'refused',
  title: 'Não pudemos liberar o seu pedido',
  text:
    'Uma pessoa conferiu o seu pedido e não pôde liberar: este celular ou navegador abriu pedidos com vários CPFs e não foi comprovado ' +
    'quem é dono deles. Se o CPF é seu, faça o pedido no seu próprio celular.',
};
/** Who decides has no name here: operators share a secret. */
const OPERATOR = 'person:operator';

/**
 * Before a question names a CPF whose owner nobody has proven to be: whether it may be put, or waits for a person. `moved`: the journey was
 * changed, and is to be looked at anew.
 */
export async function personFirst(
  runtime: Runtime,
  row: QuestionRow,
  open: OpenQuestion,
): Promise<'free' | 'waits' | 'moved'> {
  const cpf = cpfAsked(open);
  if (cpf === null) return 'free';
  const { proposal, slug, attempt, operation } = row;
  const { state } = open;
  const isHeld = stepState(state, slug).status === 'review';
  const place = await lookAt(runtime, proposal, open, cpf);
  if (place === 'refused') {
    await settle(runtime, { proposal, slug, attempt, answer: REFUSED, actor: OPERATOR }, open);
    return 'moved';
  }
  if (place === 'waits' && isHeld) return hold(runtime, row, hashCpf(runtime, cpf));
  if (place !== 'waits' && !isHeld) return 'free';
  if (place === 'waits') {
    runtime.logger.warn(
      { proposal, slug, operation, codes: ['phone.manyCpfs'] },
      'a person has to look at a CPF first',
    );
    return move(runtime, row, open, { state: holdStep(state, slug, WAITS), kind: 'step.review', actor: 'system' });
  }
  const actor = place === 'released' ? OPERATOR : 'system';
  return move(runtime, row, open, { state: letAsk(state, slug), kind: 'step.released', actor });
}

/** The CPF that the question names, before its owner was proven to be there. */
function cpfAsked(open: OpenQuestion): string | null {
  const { flow, state, step } = open;
  const cpf = cpfOf(flow, state);
  if (cpf === null || isProven(flow, state, step.index)) return null;
  return JSON.stringify(wordsOf(open)).includes(cpf) ? cpf : null;
}

async function lookAt(runtime: Runtime, proposal: string, open: OpenQuestion, cpf: string): Promise<Place> {
  const { flow, state } = open;
  const contact = await knownContact(runtime, { id: proposal, flow, state }, { index: flow.steps.length });
  const opening = openingOf(runtime, { flow, state }, { contacts: contact === null ? [] : [contact] });
  if (opening === null) return 'free';
  return placeOf(runtime, { proposal, cpfHash: hashCpf(runtime, cpf), opening });
}

interface Held {
  readonly state: JourneyState;
  readonly kind: 'step.review' | 'step.released';
  readonly actor: Actor;
}

/** Looked at anew either way: what was written, or what somebody else did meanwhile. */
async function move(
  runtime: Runtime,
  { proposal: id, slug, attempt }: QuestionRow,
  { version, revision, state: before }: OpenQuestion,
  { state, kind, actor }: Held,
): Promise<'moved'> {
  const moved = { ok: true, state, effects: [] } as const;
  const change = { id, baseRevision: revision, version, before, moved, kind, slug, actor, detail: { attempt } };
  await commitChange(runtime, changeOf(runtime, change));
  return 'moved';
}

/** Where a person decides at the same moment it is looked at again at once. */
async function hold({ db }: Runtime, row: QuestionRow, cpfHash: Buffer): Promise<'waits'> {
  const { proposal, slug, attempt } = row;
  const held = await holdQuestion(db, [proposal, slug, attempt, cpfHash, HELD_SECONDS]);
  if (held.length === 0) await postponeQuestion(db, [proposal, slug, attempt, 0]);
  return 'waits';
}
