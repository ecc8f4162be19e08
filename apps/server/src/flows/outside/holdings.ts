import { beyondBand, text, type Band, type HeldCode } from '@passo/catalog';
import type { CalendarDate } from '@passo/domain';
import type { Answer, CompiledFlow, Facts, JsonObject } from '@passo/engine';
import { offerShape } from '../../ports/lender/offerShape.ts';
import { isAsShown } from '../../ports/lender/offerTag.ts';
import { unfitWords } from '../../ports/lender/wrongWithOffer.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isOtherThanTaken, isOtherThanWished, wrongAsAnswered } from './heldOffer.ts';
import { announcedStill, paymentWords, wrongWithPayment, type Held } from './heldPayment.ts';
import {
  accountWords,
  photoWords,
  registerWords,
  wrongWithAccount,
  wrongWithPhoto,
  wrongWithRegister,
} from './heldPerson.ts';

/* What each answer is held to before it enters. */

export interface Known {
  readonly keyring: Runtime['keyring'];
  readonly flow: CompiledFlow;
  readonly facts: Facts;
  /** The question that is answered. */
  readonly asked: JsonObject;
  readonly now: Date;
  /** The day of it. */
  readonly on: CalendarDate;
  readonly band: Band;
}

export interface Holding {
  /** What is wrong with a value; nothing where it may enter. */
  readonly wrong: (value: JsonObject, known: Known) => readonly HeldCode[];
  /** What operators read, where it is no offer. */
  readonly says?: string;
  /** What enters in its place; null where it has happened. */
  readonly instead: (codes: readonly HeldCode[], value: JsonObject) => Answer | null;
  /** What enters in place of an answer that is no yes, by what is kept with the step; null where that answer does. */
  readonly unlessDone?: (own: JsonObject, known: Known) => Held | null;
  /** Only a person can put it right. */
  readonly needsPerson?: true;
}

/** The customer hears what is the matter, and takes another offer or asks for one. */
const unfit = (codes: readonly HeldCode[]): Answer => ({ kind: 'refused', remake: true, text: unfitWords(codes) });

const wrongOffer: Holding['wrong'] = (value, { flow, facts, on }) => wrongAsAnswered(value, flow, facts, on);

/** By the lender itself, or for what the customer wished: then for that. */
const proposedOffer: Holding = {
  wrong: (value, known) => [
    ...wrongOffer(value, known),
    ...(isOtherThanWished(value, known.flow.product, known.asked) ? (['asked.differs'] as const) : []),
  ],
  instead: unfit,
};

/** The offer that was shown and taken, and no other. */
const takenOffer: Holding = {
  wrong: (value, known) => {
    const read = offerShape.safeParse(value);
    if (!read.success) return wrongOffer(value, known);
    const isOther = isOtherThanTaken(read.data, known.facts);
    const isChanged = !isAsShown(known, text(known.facts, 'oferta'), read.data);
    return [
      ...wrongOffer(value, known),
      // None such was shown.
      ...beyondBand(read.data.quote, known.band),
      ...(isOther ? (['asked.differs'] as const) : []),
      ...(isChanged ? (['offer.changed'] as const) : []),
    ];
  },
  instead: unfit,
};

const NOT_THE_PERSON = 'a register or a bank says another person';

/** Of a document or a face. */
const photo: Holding = { wrong: wrongWithPhoto, instead: photoWords, says: NOT_THE_PERSON };

const holdings: Readonly<Record<string, Holding>> = {
  'bureau.register': { wrong: wrongWithRegister, instead: registerWords, says: NOT_THE_PERSON },
  'identity.facial': photo,
  'identity.faceMatch': photo,
  'identity.liveness': photo,
  'identity.livenessFaceMatch': photo,
  'identity.readDocuments': photo,
  'identity.verify': photo,
  'lender.accept': takenOffer,
  'lender.checkAccount': { wrong: wrongWithAccount, instead: accountWords, says: NOT_THE_PERSON },
  'lender.choose': takenOffer,
  'lender.propose': proposedOffer,
  'lender.revise': { wrong: wrongOffer, instead: unfit },
  'lender.disburse': {
    wrong: (value, { facts, now }) => wrongWithPayment(value, facts, now),
    instead: paymentWords,
    unlessDone: (own, { facts, now }) => announcedStill(own, facts, now),
    says: 'a person has to see to a payment',
    needsPerson: true,
  },
};

/** Of an operation; undefined where its answers are held to nothing. */
export const holdingOf = (operation: string): Holding | undefined =>
  Object.hasOwn(holdings, operation) ? holdings[operation] : undefined;
