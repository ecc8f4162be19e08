export type { Answer } from './answer.ts';
export * from './definition.ts';
export { canonical, isJson, isJsonObject, isRecord, own, type Json, type JsonObject } from './json.ts';
export { defineField, type FieldCatalog, type FieldKind } from './kind.ts';
export {
  defineStep,
  type Facts,
  type Needs,
  type ProductNeeds,
  type StepCall,
  type StepKind,
  type Waiting,
} from './step.ts';
export { compileForm, isKnown, keyOf, type CompiledField, type CompiledForm, type KnownField } from './form/compile.ts';
export { emptyContext, type FieldBounds, type FormContext } from './form/context.ts';
export { Form, type FieldProblem } from './form/form.ts';
export type { FormProgress } from './form/progress.ts';
export type { Row } from './form/rows.ts';
export { filesOf, MOST_FILES } from './form/files.ts';
export { withPhotos } from './form/photos.ts';
export { messages } from './form/messages.ts';
export { isVisible, readable } from './form/readable.ts';
export { sizeOf } from './form/size.ts';
export { boundaryProblem, limitProblem } from './form/problem.ts';
export { asSent } from './form/beneathIn.ts';
export { answersOf, payloadOf } from './form/payload.ts';
export { readTravelled, travelling } from './form/travel.ts';
export { judge } from './form/verdict.ts';
export { advance, startsOver } from './journey/advance.ts';
export { askAside, asideOf, releasedAsides } from './journey/aside.ts';
export { earlierAnswers } from './journey/earlier.ts';
export { playedFlow } from './journey/playedFlow.ts';
export {
  callBeyondRecall,
  cancelJourney,
  isEndorsed,
  isPaying,
  isSigned,
  notePaidLate,
  replaceJourney,
} from './journey/ending.ts';
export { isAwaited, questionOf, signedOf, type Signed } from './journey/question.ts';
export { secondsOf } from './journey/duration.ts';
export { factsOf, formContext } from './journey/facts.ts';
export { submitContext } from './journey/submitContext.ts';
export { followAnswers } from './journey/follow.ts';
export { saidIn } from './journey/said.ts';
export { compileFlow, type Catalog, type CompiledFlow, type CompiledStep } from './journey/flow.ts';
export type { JourneyEffect, JourneyOutcome, Moved } from './journey/outcome.ts';
export { isProven, isTooEarly } from './journey/identity.ts';
export { signsUnread } from './journey/sheet.ts';
export { unaskedBefore } from './journey/unasked.ts';
export { phasesOf } from './journey/phases.ts';
export { liveSteps } from './journey/position.ts';
export {
  newStepState,
  stepState,
  withStep,
  type JourneyEnvironment,
  type JourneyState,
  type StepState,
  type TellBy,
} from './journey/state.ts';
export { toldBy } from './journey/filled.ts';
export { prefilledJourney } from './journey/prefill.ts';
export { actOnStep, redoStep, reopenStep, stepActions, type StepAction } from './journey/stepAction.ts';
export { readState, storedState } from './journey/sealed.ts';
export { mayNotSubmit } from './journey/mayNotSubmit.ts';
export { judgeSubmit } from './journey/judgeSubmit.ts';
export { newJourney, submitStep } from './journey/submit.ts';
export { holdStep, letAsk, settleStep } from './journey/settle.ts';
export { isVoid } from './journey/question.ts';
export { tellBy } from './journey/tellBy.ts';
export { isVoided, voidedBy } from './journey/voided.ts';
export { toldOf, type Told } from './journey/told.ts';
export { lintFlow } from './lint/lintFlow.ts';
export { unknownName, unknownProperty, type Finding } from './lint/finding.ts';
export { parseFlow, parsePhases, parseStep, type Origin } from './parse/parse.ts';
