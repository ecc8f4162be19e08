import { expect, it } from 'vitest';
import { tutorialSteps } from './tutorialSteps.ts';

it('a message without a title is a note to the step before it', () => {
  expect(
    tutorialSteps([
      { key: 'a', title: 'Abra', message: 'Entre.' },
      { key: 'b', label: 'Ative', message: 'Confirme.' },
      { key: 'c', message: 'Saiba antes.' },
      { key: 'd', title: '', message: 'E isto.' },
    ]),
  ).toEqual([
    { key: 'a', title: 'Abra', text: 'Entre.', notes: [] },
    { key: 'b', title: 'Ative', text: 'Confirme.', notes: ['Saiba antes.', 'E isto.'] },
  ]);
});

it('is a step of its own where none is before it', () => {
  expect(tutorialSteps([{ key: 'a', message: 'Leia.' }])).toEqual([{ key: 'a', title: '', text: 'Leia.', notes: [] }]);
});
