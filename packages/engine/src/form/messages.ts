/** The specification's words (2-fields, 5.1). */
export const messages = {
  required: (label: string): string => `O campo ${label} é obrigatório.`,
  /** The form library's own words, for fields whose `rules` ask for them. */
  insert: (label: string): string => `Por favor, insira ${label}`,
  minLength: (characters: number): string => `Mínimo de caracteres: ${characters}`,
  maxLength: (characters: number): string => `Máximo de caracteres: ${characters}`,
  max: 'O valor não pode ser maior que o valor máximo',
  min: 'O valor não pode ser menor que o valor mínimo',
  date: 'Data inválida',
  select: 'Erro no preenchimento, selecione novamente os campos.',
  nameMax: 'O nome pode ter no máximo 70 caracteres.',
  salaryDayMin: 'O dia de pagamento não pode ser menor que 1.',
  salaryDayMax: 'O dia de pagamento não pode ser maior que 31.',
  invalid: 'Campo inválido',
  /** Why nobody can write it for now. */
  waits: (label: string): string => `Responda antes “${label}”.`,
  follows: (label: string): string => `Segue a sua resposta a “${label}”.`,
  settled: 'Já foi respondido e não muda mais aqui.',
  rows: 'Confira os itens da lista.',
} as const;
