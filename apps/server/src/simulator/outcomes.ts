/** What happens outside to a customer, chosen by the last two digits of the CPF. One table for the code and the page. */
export interface Outcome {
  readonly ending: string;
  /** What the person running it sees. */
  readonly says: string;
  /** The operations at which it is seen; any where it is not said. */
  readonly at?: RegExp;
  readonly limit?: 'lower';
  readonly bureau?: 'refused' | 'restricted' | 'doubtful';
  readonly score?: 'low';
  readonly pace?: 'slow' | 'never';
  /** Technical failures before each answer. */
  readonly fails?: number;
  readonly register?: 'otherPerson' | 'irregular';
  readonly documents?: 'remakeOnce';
  readonly selfie?: 'remakeOnce' | 'review' | 'otherFace';
  readonly employer?: 'refused';
  readonly bill?: 'unreadableOnce' | 'otherHolder' | 'overdue' | 'readError' | 'invalid' | 'residence' | 'otherCep';
  readonly benefits?: 'none' | 'invalid' | 'failed' | 'blocked';
  readonly margin?: 'refused' | 'small';
  readonly employment?: 'unknown';
  readonly account?: 'otherHolder';
  readonly pixKey?: 'unknown';
  readonly payment?: 'refused' | 'returned';
}

/** Whom the simulated register knows by name; of everybody else it believes what they say. */
export const registered = { name: 'Antônia Ferreira Lima', birthDate: '1958-03-14' } as const;

export const outcomes: readonly Outcome[] = [
  { ending: '10', at: /^bureau\.(analyse|crivo)$/, says: 'Birô: recusado, sem oferta', bureau: 'refused' },
  { ending: '11', at: /^bureau\.(analyse|crivo)$/, says: 'Birô: aprovado com limite menor', limit: 'lower' },
  { ending: '12', at: /^bureau\.restrictions$/, says: 'Birô: restrição no CPF', bureau: 'restricted' },
  { ending: '13', at: /^bureau\.(score|behaviour)$/, says: 'Birô: pontuação baixa, sem oferta', score: 'low' },
  {
    ending: '14',
    at: /^bureau\.(kyc|crivo)$/,
    says: 'Birô: caso duvidoso, uma pessoa decide (decida aqui)',
    bureau: 'doubtful',
  },
  {
    ending: '15',
    at: /^bureau\.register$/,
    says: `Receita: este CPF é de ${registered.name}, nascida em 14/03/1958`,
    register: 'otherPerson',
  },
  { ending: '16', at: /^bureau\.register$/, says: 'Receita: CPF suspenso', register: 'irregular' },
  { ending: '20', says: 'Tudo responde devagar (8 segundos)', pace: 'slow' },
  { ending: '30', says: 'Cada serviço falha duas vezes e depois responde', fails: 2 },
  { ending: '31', says: 'Os serviços nunca respondem: aparece “Tentar novamente”', pace: 'never' },
  {
    ending: '40',
    at: /^identity\.readDocuments$/,
    says: 'Documento ilegível na primeira vez',
    documents: 'remakeOnce',
  },
  { ending: '41', at: /^identity\.liveness/, says: 'Selfie não confere na primeira vez', selfie: 'remakeOnce' },
  {
    ending: '42',
    at: /^identity\.liveness/,
    says: 'Selfie vai para conferência de uma pessoa (decida aqui)',
    selfie: 'review',
  },
  {
    ending: '43',
    at: /^identity\.(liveness|faceMatch)/,
    says: 'Rosto da selfie não é o do documento: recusado na terceira foto',
    selfie: 'otherFace',
  },
  { ending: '50', at: /^utility\./, says: 'Conta de luz ilegível na primeira vez', bill: 'unreadableOnce' },
  { ending: '51', at: /^utility\./, says: 'Conta de luz de outra pessoa na primeira vez', bill: 'otherHolder' },
  { ending: '52', at: /^utility\./, says: 'Conta de luz em atraso, até o comprovante chegar', bill: 'overdue' },
  { ending: '53', at: /^utility\./, says: 'Conta de luz: erro de leitura na primeira vez', bill: 'readError' },
  { ending: '54', at: /^utility\./, says: 'Conta de luz inválida na primeira vez', bill: 'invalid' },
  { ending: '55', at: /^utility\./, says: 'Comprovante de residência inválido na primeira vez', bill: 'residence' },
  { ending: '56', at: /^utility\./, says: 'Conta de luz com outro CEP na primeira vez', bill: 'otherCep' },
  {
    ending: '60',
    at: /^payrollMargin\.(consult|reserve|endorse)$/,
    says: 'Folha: sem margem para a parcela',
    margin: 'refused',
  },
  { ending: '61', at: /^(benefits\.query|lender\.fgtsBalance)$/, says: 'INSS: sem benefícios', benefits: 'none' },
  {
    ending: '62',
    at: /^(benefits\.query|lender\.fgtsBalance)$/,
    says: 'INSS: benefícios que não servem',
    benefits: 'invalid',
  },
  { ending: '63', at: /^(benefits\.query|lender\.fgtsBalance)$/, says: 'INSS: a consulta falha', benefits: 'failed' },
  { ending: '64', at: /^benefits\.in100$/, says: 'INSS: benefício bloqueado no IN100', benefits: 'blocked' },
  {
    ending: '65',
    at: /^employer\.(createEmployee|policy|register)$/,
    says: 'Empresa não é aceita',
    employer: 'refused',
  },
  {
    ending: '66',
    at: /^payrollMargin\.employment$/,
    says: 'Dataprev: emprego não encontrado, a pessoa escreve',
    employment: 'unknown',
  },
  {
    ending: '67',
    at: /^payrollMargin\.(reserve|endorse)$/,
    says: 'Folha: cabem parcelas de até R$ 250,00; outro valor, no mesmo pedido',
    margin: 'small',
  },
  {
    ending: '71',
    at: /^lender\.disburse$/,
    says: 'Depósito na conta 123456 volta; outra conta serve, no mesmo pedido',
    payment: 'returned',
  },
  {
    ending: '72',
    at: /^lender\.checkAccount$/,
    says: 'Conta 123456 é de outra pessoa; qualquer outra serve',
    account: 'otherHolder',
    pixKey: 'unknown',
  },
  {
    ending: '73',
    at: /^lender\.pixAccount$/,
    says: 'O CPF não é chave Pix: a pessoa escreve a conta',
    pixKey: 'unknown',
  },
  { ending: '74', at: /^lender\.disburse$/, says: 'Banco recusa o depósito, em qualquer conta', payment: 'refused' },
];

const approved: Outcome = { ending: 'outros', says: 'Tudo aprovado' };

/** `cpf`: 11 digits. */
export const outcomeOf = (cpf: string): Outcome => outcomes.find(({ ending }) => cpf.endsWith(ending)) ?? approved;
