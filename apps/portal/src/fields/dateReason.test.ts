import { messages } from '@passo/engine/form/messages.ts';
import { expect, it } from 'vitest';
import { dateReason } from './dateReason.ts';

const NO_SUCH_DAY = 'Esta data não existe. Confira dia e mês.';

it.each([
  ['31/02/1990', messages.date, NO_SUCH_DAY],
  ['29/02/2023', messages.date, NO_SUCH_DAY],
  ['31/04/1990', messages.date, NO_SUCH_DAY],
  ['32/01/1990', messages.date, messages.date],
  ['01/13/1990', messages.date, messages.date],
  ['31/02/19', messages.date, messages.date],
  ['25/12/0190', messages.date, messages.date],
  ['31/02/1990', 'Informe a sua data de nascimento.', 'Informe a sua data de nascimento.'],
  ['25/12/1990', undefined, undefined],
])('%s, refused with %j, is told as %j', (typed, problem, told) => expect(dateReason(problem, typed)).toBe(told));
