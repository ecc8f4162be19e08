import type { FormContext } from '../form/context.ts';
import { formContext } from './facts.ts';

/** What the form of a step has to know where answers are judged as somebody sends them, or anew after a change: then the lists are known too. */
export const submitContext = (...given: Parameters<typeof formContext>): FormContext => {
  const { offered } = given[3];
  return { ...formContext(...given), ...(offered && { offered }) };
};
