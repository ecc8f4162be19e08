import { expect, it } from 'vitest';
import { newStepState, stepState, withStep, type JourneyState } from './state.ts';

const begun: JourneyState = { currentStep: 'constructor', steps: {}, situation: 'pending', end: null };

it('a step that is called as something every object has begins as any other', () => {
  expect(stepState(begun, 'constructor')).toBe(newStepState);
  expect(withStep(begun, 'constructor', { attempt: 1 }).steps).toEqual({
    constructor: { ...newStepState, attempt: 1 },
  });
});
