import type { DataOf } from '@passo/contract';
import { create } from 'zustand';
import type { Client } from '../wire/client.ts';

export type Question = DataOf<'questions'>['questions'][number];

/** How what people ask stands on this page: on its way, not to be had now, or there. */
type Asked = 'asking' | 'failed' | readonly Question[];

/** By the code of the channel. */
export const useQuestions = create<Readonly<Record<string, Asked>>>()(() => ({}));

/** Fetches it once: not again where it is there or on its way. */
export async function askQuestions(call: Client, code: string): Promise<void> {
  const known = useQuestions.getState()[code] ?? 'failed';
  if (known !== 'failed') return;
  const set = (asked: Asked): void => useQuestions.setState({ [code]: asked });
  set('asking');
  const answered = await call('questions', { params: { code } });
  set(answered.ok ? listIn(answered.value) : 'failed');
}

/** Not even that an answer has a list is certain. */
const listIn = ({ questions }: DataOf<'questions'>): Asked => (Array.isArray(questions) ? questions : 'failed');
