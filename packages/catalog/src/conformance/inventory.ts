/** The field kinds that the specification names (2-fields, 3.3). Masks, validators and formatters are the domain's. */
export const fieldKinds = [
  ...['text', 'date', 'select', 'radio', 'radioChip', 'checkbox', 'checkBoxGroup', 'money', 'cep', 'term', 'list'],
  ...['percentage', 'sliderMoney', 'cnpj', 'inputRealEstateValue', 'consultaPlaca', 'modeloVeiculo'],
  ...['anoModeloVeiculo', 'imageCapture', 'textWithAutoComplete', 'button', 'mensagem'],
];
