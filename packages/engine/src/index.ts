export type { Answer } from './answer.ts';
export * from './definition.ts';
export { canonical, isEmptyAnswer, isJson, isJsonObject, isRecord, type Json, type JsonObject } from './json.ts';
export { defineField, type FieldCatalog, type FieldKind } from './kind.ts';
export { defineStep, type Facts, type StepCall, type StepCatalog, type StepKind } from './step.ts';
export type { ControlName, IllustrationName, ViewName } from './looks.ts';
export { compileForm, keyOf, type CompiledField, type CompiledForm } from './form/compile.ts';
export { emptyContext, type FieldBounds, type FormContext } from './form/context.ts';
export { Form, type FieldAnswer, type FieldProblem } from './form/form.ts';
export type { FormProgress } from './form/progress.ts';
export type { Row } from './form/rows.ts';
export type { FieldView } from './form/node.ts';
export { messages } from './form/messages.ts';
export { boundaryProblem, limitProblem } from './form/problem.ts';
export { payloadOf } from './form/payload.ts';
export { judge, type Verdict } from './form/verdict.ts';
export { advance } from './journey/advance.ts';
export { isAwaited, questionOf } from './journey/question.ts';
export { factsOf, formContext } from './journey/facts.ts';
export { compileFlow, type Catalog, type CompiledFlow, type CompiledStep } from './journey/flow.ts';
export type { JourneyEffect, JourneyOutcome, Moved, Refused } from './journey/outcome.ts';
export { isEndorsed, isLocked, liveSteps, positionOf } from './journey/position.ts';
export {
  newStepState,
  stepState,
  withStep,
  type JourneyEnd,
  type JourneyEnvironment,
  type JourneyState,
  type Situation,
  type StepState,
} from './journey/state.ts';
export { prefilledJourney } from './journey/prefill.ts';
export { actOnStep, redoStep, stepActions, type StepAction } from './journey/stepAction.ts';
export { readState, storedState } from './journey/sealed.ts';
export { newJourney, submitStep, type Submit } from './journey/submit.ts';
export { settleStep, type Settlement } from './journey/settle.ts';
export { lintFlow } from './lint/lintFlow.ts';
export { type Finding, nearest } from './lint/finding.ts';
export { parseField, parseFlow, parseStep, type Origin } from './parse/parse.ts';
