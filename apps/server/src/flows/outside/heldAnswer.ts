import { beyondBand, text, type Band, type HeldCode } from '@passo/catalog';
import { today, type CalendarDate } from '@passo/domain';
import {
  factsOf,
  type Answer,
  type CompiledFlow,
  type CompiledStep,
  type Facts,
  type JourneyState,
  type JsonObject,
} from '@passo/engine';
import { offerShape } from '../../ports/lender/offerShape.ts';
import { isAsShown } from '../../ports/lender/offerTag.ts';
import { unfitWords } from '../../ports/lender/wrongWithOffer.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isOtherThanTaken, wrongAsAnswered } from './heldOffer.ts';
import { paymentWords, wrongWithPayment } from './heldPayment.ts';
import {
  accountWords,
  photoWords,
  registerWords,
  wrongWithAccount,
  wrongWithPhoto,
  wrongWithRegister,
} from './heldPerson.ts';

interface Asked {
  /** Whose answer it is: operators follow its journey by this. */
  readonly proposal: string;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly step: CompiledStep;
  /** As far as an offer may go that nobody has let through. */
  readonly band: Band;
}

/** An answer as it may enter, and what was wrong with what was said, for the history and for operators. */
interface Held {
  readonly answer: Answer;
  readonly codes: readonly HeldCode[];
}

interface Known {
  readonly keyring: Runtime['keyring'];
  readonly flow: CompiledFlow;
  readonly facts: Facts;
  readonly now: Date;
  /** The day of it. */
  readonly on: CalendarDate;
  readonly band: Band;
}

interface Holding {
  /** What is wrong with a value; nothing where it may enter. */
  readonly wrong: (value: JsonObject, known: Known) => readonly HeldCode[];
  /** What operators read, where it is no offer. */
  readonly says?: string;
  /** What enters in its place; null where it has happened. */
  readonly instead: (codes: readonly HeldCode[]) => Answer | null;
  /** Only a person can put it right. */
  readonly needsPerson?: true;
}

/** The customer hears what is the matter, and takes another offer or asks for one. */
const unfit = (codes: readonly HeldCode[]): Answer => ({ kind: 'refused', remake: true, text: unfitWords(codes) });

const wrongOffer: Holding['wrong'] = (value, { flow, facts, on }) => wrongAsAnswered(value, flow, facts, on);

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
  'lender.propose': { wrong: wrongOffer, instead: unfit },
  'lender.revise': { wrong: wrongOffer, instead: unfit },
  'lender.disburse': {
    wrong: (value, { facts, now }) => wrongWithPayment(value, facts, now),
    instead: paymentWords,
    says: 'a person has to see to a payment',
    needsPerson: true,
  },
};

/** An answer as it may enter: an offer that the rules do not let through is none, whoever brings it and by whatever way. */
export function heldAnswer(
  { clock, logger, keyring }: Pick<Runtime, 'clock' | 'logger' | 'keyring'>,
  { proposal, flow, state, step, band }: Asked,
  answer: Answer,
): Held {
  const operation = step.kind.call?.operation ?? '';
  const holding = Object.hasOwn(holdings, operation) ? holdings[operation] : undefined;
  if (holding === undefined || answer.kind !== 'done') return { answer, codes: [] };
  const now = clock.now();
  const known = { keyring, flow, facts: factsOf(flow, state, step.index + 1), now, on: today(now), band };
  const codes = holding.wrong(answer.value, known);
  if (codes.length === 0) return { answer, codes };
  const { instead, needsPerson = false, says = 'an offer was not let in' } = holding;
  const line = { proposal, slug: step.slug, product: flow.product, operation, codes };
  if (needsPerson) logger.error(line, says);
  else logger.warn(line, says);
  return { answer: instead(codes) ?? answer, codes };
}
