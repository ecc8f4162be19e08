/** The texts of the specification (2-fields, section 5), verbatim, but for misspellings and what is said in plainer words (decisions). */
export const validationTexts = {
  required: 'O campo {label} é obrigatório.',
  insert: 'Por favor, insira ${label}',
  salaryDayMin: 'O dia de pagamento não pode ser menor que 1.',
  term: 'Os termos devem ser aceitos antes de continuar sua proposta.',
  max: 'O valor não pode ser maior que o valor máximo',
  min: 'O valor não pode ser menor que o valor mínimo',
  minLength: 'Mínimo de caracteres: N',
  date: 'Data inválida',
  select: 'Erro no preenchimento, selecione novamente os campos.',
  default: 'Campo inválido',
  cpf: 'CPF inválido. Verifique o formato e a validade.',
  moneyLabels: ['Valor mínimo', 'Valor máximo'],
} as const;
