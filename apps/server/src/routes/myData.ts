import { confirmDataCode, sendDataCode } from '../flows/mydata/dataCode.ts';
import { askMyData, mayAsk, myData } from '../flows/mydata/myData.ts';
import { myProposals } from '../flows/mydata/myProposals.ts';
import { onceForKey } from '../flows/requests/onceForKey.ts';
import type { Routes } from './call.ts';
import { visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';
import { provenRequest } from './requestKey.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import type { Visitor } from '../flows/access/access.ts';
import { requireFreshCode } from '../flows/mydata/myDataAccess.ts';

type MyDataCalls = Pick<Routes, 'askMyData' | 'confirmMyDataCode' | 'myData' | 'myProposals' | 'sendMyDataCode'>;

/** What was answered is told again only while the code still counts. */
const freshRequest = (
  runtime: Runtime,
  visitor: Visitor,
  { idempotencyKey: key, body }: { readonly idempotencyKey: string | null; readonly body: unknown },
) => ({ key, body, admit: () => requireFreshCode(runtime, visitor) });

/** What a person asks about their own data. */
export const myDataCalls: MyDataCalls = {
  myData: ({ runtime }, { params, request }) => myData(runtime, visitorOf(request, params.hashId)),

  myProposals: ({ runtime }, { params, request }) => myProposals(runtime, visitorOf(request, params.hashId)),

  sendMyDataCode: ({ runtime }, input) => {
    const { hashId } = input.params;
    return onceForKey(runtime, provenRequest(runtime, hashId, input), () =>
      sendDataCode(runtime, visitorOf(input.request, hashId), callerOf(input.request)),
    );
  },

  confirmMyDataCode: ({ runtime }, input) => {
    const visitor = visitorOf(input.request, input.params.hashId);
    return onceForKey(runtime, freshRequest(runtime, visitor, input), async () => {
      await confirmDataCode(runtime, visitor, input.body.token);
      return myData(runtime, visitor);
    });
  },

  askMyData: ({ runtime }, input) => {
    const visitor = visitorOf(input.request, input.params.hashId);
    const { body, idempotencyKey: key } = input;
    const request = { key, body, admit: () => mayAsk(runtime, visitor, body.kind) };
    return onceForKey(runtime, request, () => askMyData(runtime, visitor, body));
  },
};
