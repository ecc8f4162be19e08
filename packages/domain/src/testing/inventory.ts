/** The names of the specification, in its order, as the registries write them (camel case of "partially hidden phone"). */
export const inventory = {
  masks: [
    ...[
      'cpf',
      'cnpj',
      'cnh',
      'phone',
      'partiallyHiddenPhone',
      'rg',
      'date',
      'prazo',
      'cep',
      'agency',
      'account',
      'rne',
    ],
    ...['cpfOrCnpj', 'name', 'onlyText', 'onlyNumber', 'upperCase', 'lowerCase', 'licencePlate'],
  ],
  validators: ['cpf', 'name', 'email', 'cellphone', 'date', 'dateNotFuture', 'renavam'],
  formatters: [
    ...['onlyDigits', 'date', 'showDate', 'showDateHour', 'money', 'onlyMoney', 'selectOnlyValue', 'selectOnlyLabel'],
    ...['yesOrNo', 'acceptOrRefuse', 'selectValueAndLabel', 'removeAccents', 'percentage', 'installments'],
    'toPercentageLikeExcel',
  ],
};
