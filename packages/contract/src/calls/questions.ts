import { z } from 'zod';
import { defineCall } from '../call.ts';

export const questions = defineCall({
  summary: 'What people ask about the product that a channel sells, as its partner answers it',
  params: z.object({ code: z.string().max(80) }),
  data: z.object({ questions: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  problems: ['hash.invalid', 'channel.notFound'],
  examples: {
    data: {
      questions: [
        {
          question: 'Posso pagar antes?',
          answer: 'Pode, a dívida toda ou uma parte. Os juros que ainda iam vencer saem da conta.',
        },
      ],
    },
  },
});
