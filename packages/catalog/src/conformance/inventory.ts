/** The field kinds that the specification names (2-fields, 3.3). Masks, validators and formatters are the domain's. */
export const fieldKinds = [
  ...['text', 'date', 'select', 'radio', 'radioChip', 'checkbox', 'checkBoxGroup', 'money', 'cep', 'term', 'list'],
  ...['percentage', 'sliderMoney', 'cnpj', 'inputRealEstateValue', 'consultaPlaca', 'modeloVeiculo'],
  ...['anoModeloVeiculo', 'imageCapture', 'textWithAutoComplete', 'button', 'mensagem'],
];

/** The step kinds that the specification names (1-flow, 4). */
export const stepKinds = [
  ...['form', 'tokenValidation', 'proposalTokenValidation', 'documentLink', 'creditAnalysis', 'waiting', 'juridical'],
  ...['documentApi', 'facematch', 'liveness', 'selfieCaptura', 'contract', 'contrato', 'review', 'finished'],
  ...['finalizado', 'lgpd', 'verifyIdentity', 'acceptanceTerms', 'details', 'rodobensCrivo', 'rodobensKyc', 'benefit'],
  ...['simulation', 'simulationRevision', 'simulationApi', 'simulationReadOnly', 'simulationVendor'],
  ...['simulationWithSelection', 'chooseSimulationVendor', 'simulationChooseValue', 'clickSign', 'unicoSign'],
  ...['proposalAnalysis', 'companyRegister', 'proposalEndorsement', 'productSelection', 'dadosContaDeLuz'],
  ...['validacaoIN100', 'averbationConsult', 'averbationReserve', 'averbationConfirm', 'averbacao', 'acompanhamento'],
  ...['behaviourScore', 'tutorialFgtsAniversario', 'consultaDataPrev', 'analiseDeDados', 'propostaEmPagamento'],
  ...['restrictionVerification'],
];

/** The result panels (2-fields, 2.7). */
export const panels = [
  ...['token validation', 'credit analysis', 'document link', 'identity check by QR code or SMS', 'liveness'],
  ...['facial validation by SMS', 'digital signature', 'manual data analysis', 'score analysis', 'face match'],
  ...['liveness with face match', 'legal review', 'contract generation', 'contract signature'],
  ...['electronic signature', 'company proposal analysis', 'company registration', 'proposal endorsement'],
  ...['IN100 validation', 'pending signature', 'simulation validation by the company', 'employee approval'],
  ...['credit analysis with human validation', 'employee and company creation validation', 'company policy waiting'],
  ...['HR endorsement balance check', 'behaviour score', 'social-security benefit data query', 'contract sending'],
  ...['proposal payment'],
];
