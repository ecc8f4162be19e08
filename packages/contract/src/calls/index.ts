export { c6CarEquityStartInsertion, c6PrivatePayrollPolling, c6PrivatePayrollToken } from './authorization.ts';
export { cancelProposal, forgetDevice } from './ending.ts';
export { createProposal } from './createProposal.ts';
export { externalLgpd } from './externalLgpd.ts';
export { finishedUpdate } from './finishedUpdate.ts';
export { findAddress, findCompanies } from './lookups.ts';
export { partialForkProposal } from './forkProposal.ts';
export { multiProposal, openProposals } from './multiProposal.ts';
export { askMyData, confirmMyDataCode, myData, sendMyDataCode } from './myData.ts';
export { myProposals } from './myProposals.ts';
export { newHash } from './newHash.ts';
export { listContracts, proposalDetails } from './papers.ts';
export { judgePreview, previewFlow } from './previewFlow.ts';
export { previewStep } from './previewStep.ts';
export { questions } from './questions.ts';
export { redoDocumentLinkStep } from './redoStep.ts';
export { field, fieldOptions, resource } from './resource.ts';
export { showStep } from './showStep.ts';
export { simulation } from './simulation.ts';
export {
  afinzSimulation,
  agxPrivateSimulation,
  agxPrivateSimulationRange,
  cdcFinancing,
  crefisaSimulationCalculator,
  fgtsSimulation,
  funcaoSimulation,
  multipleFinancing,
  nioSimulationCalculator,
  qitechMaxValuesSimulation,
  qitechSimulationCalculator,
  simulationRange,
} from './simulations.ts';
export {
  agxPrivateSimulationDeadline,
  agxPrivateSimulationType,
  cdcSimulation,
  multipleFinancingResource,
  qitechContracts,
  qitechCreditTransferParticipants,
  residencyValue,
} from './simulationResources.ts';
export { startAction } from './startAction.ts';
export { system } from './system.ts';
export { tokenConfirm, tokenMethods, tokenPolling, tokenSend } from './token.ts';
export { updateStep } from './updateStep.ts';
export { fipeModels, fipeResource, fipeValue, fipeYears, findVehicle } from './vehicles.ts';
export { validateInitially, validateWithToken } from './validation.ts';
