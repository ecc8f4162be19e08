import { DESKTOP, PHONE } from '../../support/axe.ts';
import { at, shownAt, type Moment, type Reader, type Visit } from './visit.ts';

const step = (kind: string, state: string, more = ''): string => `/passos?tipo=${kind}&estado=${state}${more}&quadro`;

/** The dialogs about what did not fit: each has an address. */
const dialog = (inconsistency: string, ...says: readonly string[]): Moment =>
  shownAt(step('dadosContaDeLuz', 'remake', `&inconsistencia=${inconsistency}`), ...says);

/** Where photos are better taken elsewhere. */
const onComputer = (path: string, ...says: readonly string[]): Moment => ({
  does: async (reader) => {
    const own = reader.page.viewportSize() ?? PHONE;
    await reader.page.setViewportSize(DESKTOP);
    await reader.open(path);
    await reader.page.getByRole('heading', { level: 1 }).waitFor();
    await reader.page.setViewportSize(own);
  },
  says,
});

export const stepPreviews: Visit = {
  name: '/passos',
  moments: [
    shownAt(
      step('creditAnalysis', 'failed'),
      'Não temos uma oferta hoje para você',
      'O pedido não foi aprovado desta vez. Nada foi cobrado.',
    ),
    shownAt(step('creditAnalysis', 'remake'), 'Ver nova simulação', '3 de 5'),
    shownAt(step('proposalTokenValidation', 'init'), 'Solicitar Token'),
    shownAt(step('documentLink', 'waiting'), 'Buscando'),
    shownAt(step('documentLink', 'success'), 'Continuar'),
    onComputer(step('documentLink', 'init'), 'Abrir link'),
    shownAt(step('verifyIdentity', 'init'), 'Começar'),
    shownAt(step('liveness', 'remake'), 'Refazer'),
    shownAt(step('facialValidation', 'waiting'), 'Receber um novo SMS'),
    shownAt(step('clickSign', 'waiting'), 'Receber o link por mensagem'),
    dialog('account', 'A conta ofertada não pertence ao cadastro', 'Atenção', 'Refazer análise com outro CPF'),
    dialog('poorBill', 'Oops parece que enviou uma conta não muito boa...', 'Podemos tentar novamente?'),
    dialog('invalidBill', 'Documento de conta de luz inválido!'),
    dialog('proofOfResidence', 'Documento de comprovante de residência inválido!'),
    dialog('readBill', 'Erro de leitura', 'Confirmar', 'Cancelar'),
    dialog('readAddress', 'Erro de leitura'),
    dialog('readIdentity', 'Erro de leitura'),
    dialog(
      'overdue',
      'Você tem uma fatura em atraso',
      'Se você já pagou, anexe o comprovante',
      'Anexar comprovante',
      'Agora não',
    ),
    dialog('cep', 'Cep divergente do documento'),
    dialog('city', 'Cidade divergente do documento'),
    dialog('state', 'Estado divergente do documento'),
  ],
};

/** A field as somebody writes it on /componentes, judged as if it had been sent. */
const judged = (field: object, value: unknown, ...says: readonly string[]): Moment => ({
  does: async ({ page }) => {
    const label = { key: 'campo', label: 'Salário', required: true };
    const text = JSON.stringify({ field: { ...label, ...field }, ...(value !== undefined && { value }) });
    await page.getByLabel('JSON do campo').fill(text);
  },
  says,
});

const pressed =
  (name: string) =>
  async ({ page }: Reader): Promise<void> =>
    page.getByRole('region', { name: 'Campo', exact: true }).getByRole('button', { name }).first().click();

export const fieldPreviews: readonly Visit[] = [
  {
    name: '/componentes?tipo=text&estado=erro',
    moments: [
      { does: (reader) => reader.open('/componentes?tipo=text&estado=erro'), says: ['JSON do campo'] },
      judged({ component: 'text' }, undefined, 'O campo Salário é obrigatório.'),
      judged({ component: 'text', required: false, rules: ['required'] }, undefined, 'Por favor, insira Salário'),
      judged({ component: 'text', minLength: 10 }, 'abc', 'Mínimo de caracteres: 10'),
      judged({ component: 'text', validation: ['cpf'] }, '111', 'CPF inválido. Verifique o formato e a validade.'),
      judged({ component: 'text', key: 'diaRecebimentoSalario' }, '0', 'O dia de pagamento não pode ser menor que 1.'),
      judged(
        { component: 'text', key: 'diaRecebimentoSalario' },
        '32',
        'O dia de pagamento não pode ser maior que 31.',
      ),
      judged({ component: 'date' }, '32/02/2020', 'Data inválida'),
      judged({ component: 'date' }, '31/02/2020', 'Esta data não existe. Confira dia e mês.'),
      judged({ component: 'money', maxValue: 10 }, 20, 'O valor não pode ser maior que o valor máximo'),
      judged({ component: 'money', minValue: 10 }, 5, 'O valor não pode ser menor que o valor mínimo'),
      judged(
        { component: 'select', values: [{ value: 'a', label: 'A' }] },
        'zzz',
        'Erro no preenchimento, selecione novamente os campos.',
      ),
      judged({ component: 'list', subFields: [{ key: 'a', component: 'text', label: 'A' }] }, 3, 'Campo inválido'),
      judged(
        { component: 'term', term: { consent: 'lgpd', version: '1', text: 't' } },
        undefined,
        'Os termos devem ser aceitos antes de continuar sua proposta.',
      ),
      judged({ component: 'nada', label: 'X' }, undefined, 'Campo "X" não foi encontrado'),
      judged({ component: 'money', minValue: 500, maxValue: 1000 }, undefined, 'De R$ 500,00 a R$ 1.000,00.'),
      judged({ component: 'sliderMoney', minValue: 500, maxValue: 1000 }, 600, 'Valor mínimo', 'Valor máximo'),
      // The display helper for money (2-fields, 5.4), as a label says a value; 'R$ 0,00' would not do.
      judged(
        { component: 'percentage', label: 'Desconto de {{campo}} hoje', format: { show: 'money' } },
        0,
        'R$ 0',
        'Desconto de R$ 0 hoje',
      ),
    ],
  },
  at('/componentes?tipo=cep', 'Não sei meu CEP'),
  {
    name: '/componentes?tipo=term',
    moments: [
      { does: (reader) => reader.open('/componentes?tipo=term&estado=vazio'), says: [] },
      { does: pressed('termos de uso'), says: ['Termos', 'Concordar'] },
    ],
  },
  {
    name: '/componentes?tipo=cnpj',
    moments: [
      { does: (reader) => reader.open('/componentes?tipo=cnpj&estado=vazio'), says: [] },
      { does: pressed('Empresa'), says: ['Consultar CNPJ'] },
      {
        does: ({ page }) => page.getByRole('combobox', { name: 'Nome da empresa' }).fill('qwxzqwxz'),
        says: ['Nenhuma empresa encontrada'],
      },
    ],
  },
  {
    name: '/componentes?tipo=button&variante=recurso-vazio-visivel',
    moments: [
      { does: (reader) => reader.open('/componentes?tipo=button&variante=recurso-vazio-visivel'), says: [] },
      { does: pressed('Abrir'), says: ['Recurso não encontrado'] },
    ],
  },
  at('/componentes?tipo=select&estado=sem-opcoes', 'Nenhum item encontrado, verifique sua conexão.'),
];
