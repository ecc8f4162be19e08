import type { OperationName } from '@passo/catalog';
import type { JsonObject } from '@passo/engine';
import type { z } from 'zod';
import { comparisonShape } from './bureau/comparisonShape.ts';
import { decisionShape } from './bureau/decisionShape.ts';
import { verdictShape } from './identity/verdictShape.ts';
import { accountHolderShape } from './lender/accountHolderShape.ts';
import { fgtsBalanceShape, offerShape } from './lender/offerShape.ts';
import { paysSomebody } from './lender/paysSomebody.ts';
import type { Operation, Providers } from './port.ts';
import { readAnswer } from './readAnswer.ts';
import { benefitsShape, billShape } from './shownShapes.ts';
import type { WebhookDoor } from './webhook.ts';

/** Answers that others reckon with, or whose words are shown as they were told. What only is kept is read where it is shown. */
export const shapes = {
  'lender.accept': offerShape,
  'lender.checkAccount': accountHolderShape,
  'lender.choose': offerShape,
  'lender.fgtsBalance': fgtsBalanceShape,
  'lender.propose': offerShape,
  'lender.revise': offerShape,
  'bureau.analyse': decisionShape,
  'bureau.crivo': decisionShape,
  'bureau.register': comparisonShape,
  'identity.facial': verdictShape,
  'identity.faceMatch': verdictShape,
  'identity.liveness': verdictShape,
  'identity.livenessFaceMatch': verdictShape,
  'identity.readDocuments': verdictShape,
  'identity.verify': verdictShape,
  'benefits.query': benefitsShape,
  'utility.readBill': billShape,
} as const satisfies Partial<Record<OperationName, z.ZodType<JsonObject>>>;

/** The same providers, their answers about money and persons read: another shape is a technical failure, and is asked again. */
export const checkedProviders = (providers: Providers): Providers => ({
  ...providers,
  'lender.accept': checked(providers['lender.accept'], shapes['lender.accept']),
  'lender.checkAccount': checked(providers['lender.checkAccount'], shapes['lender.checkAccount']),
  'lender.choose': checked(providers['lender.choose'], shapes['lender.choose']),
  'lender.disburse': paysSomebody(providers['lender.disburse']),
  'lender.fgtsBalance': checked(providers['lender.fgtsBalance'], shapes['lender.fgtsBalance']),
  'lender.propose': checked(providers['lender.propose'], shapes['lender.propose']),
  'lender.revise': checked(providers['lender.revise'], shapes['lender.revise']),
  'bureau.analyse': checked(providers['bureau.analyse'], shapes['bureau.analyse']),
  'bureau.crivo': checked(providers['bureau.crivo'], shapes['bureau.crivo']),
  'bureau.register': checked(providers['bureau.register'], shapes['bureau.register']),
  'identity.facial': checked(providers['identity.facial'], verdictShape),
  'identity.faceMatch': checked(providers['identity.faceMatch'], verdictShape),
  'identity.liveness': checked(providers['identity.liveness'], verdictShape),
  'identity.livenessFaceMatch': checked(providers['identity.livenessFaceMatch'], verdictShape),
  'identity.readDocuments': checked(providers['identity.readDocuments'], verdictShape),
  'identity.verify': checked(providers['identity.verify'], verdictShape),
  'benefits.query': checked(providers['benefits.query'], benefitsShape),
  'utility.readBill': checked(providers['utility.readBill'], billShape),
});

function checked<Question, Value>(
  operation: Operation<Question, Value>,
  shape: z.ZodType<Value>,
): Operation<Question, Value> {
  const { check } = operation;
  return {
    ...operation,
    ask: async (question, asking) => readAnswer(await operation.ask(question, asking), shape),
    ...(check !== undefined && {
      check: async (question, asking) => readAnswer(await check.call(operation, question, asking), shape),
    }),
  };
}

const isShaped = (name: OperationName): name is keyof typeof shapes => Object.hasOwn(shapes, name);

/** A door whose news about money and persons are read; news without an answer, and of several operations, are left as they are. */
export const checkedDoor = (door: WebhookDoor): WebhookDoor => ({
  ...door,
  verify: (headers, raw) => door.verify(headers, raw),
  read: (raw) => {
    const news = door.read(raw);
    if (news === null || news.answer === null || typeof news.operation !== 'string') return news;
    return isShaped(news.operation)
      ? { ...news, answer: readAnswer<JsonObject>(news.answer, shapes[news.operation]) }
      : news;
  },
});
