import { accountTypes } from '@passo/catalog';
import { fixed } from './list.ts';

export const finalidadeCredito = fixed([
  ['dividas', 'Pagar dívidas'],
  ['reforma', 'Reformar a casa'],
  ['saude', 'Cuidar da saúde'],
  ['educacao', 'Estudar'],
  ['veiculo', 'Comprar ou consertar um veículo'],
  ['compras', 'Fazer compras'],
  ['negocio', 'Investir no meu negócio'],
  ['emergencia', 'Uma emergência'],
  ['outros', 'Outro motivo'],
]);

export const formaCredito = fixed([
  ['conta', 'Crédito em conta'],
  ['pix', 'Pix'],
  ['ordemPagamento', 'Ordem de pagamento'],
  ['quitacao', 'Quitação de outro contrato'],
]);

export const formaPagamento = fixed([
  ['desconto', 'Desconto em folha'],
  ['debito', 'Débito em conta'],
  ['boleto', 'Boleto'],
  ['pix', 'Pix automático'],
]);

export const meiosLiberacao = fixed([
  ['contaCorrente', 'Conta corrente'],
  ['contaPoupanca', 'Conta poupança'],
  ['contaPagamento', 'Conta de pagamento'],
  ['pix', 'Chave Pix'],
  ['ordemPagamento', 'Ordem de pagamento'],
]);

export const tipoSaque = fixed([
  ['total', 'Todo o limite'],
  ['parcial', 'Uma parte do limite'],
]);

export const tipoSaqueOptions = fixed([
  ['avista', 'À vista'],
  ['parcelado', 'Parcelado'],
  ['complementar', 'Complementar'],
]);

export const tipoDomicilioBancario = fixed([
  ['individual', 'Conta só minha'],
  ['conjunta', 'Conta conjunta'],
]);

/** Kinds of account that a lender can pay into. */
export const tipoConta = fixed(accountTypes);

/** Operations of Caixa Econômica Federal, which stand before the number of its accounts. */
export const cef = fixed([
  ['001', '001 · Conta corrente de pessoa física'],
  ['002', '002 · Conta simples de pessoa física'],
  ['003', '003 · Conta corrente de pessoa jurídica'],
  ['006', '006 · Entidades públicas'],
  ['013', '013 · Poupança de pessoa física'],
  ['022', '022 · Poupança de pessoa jurídica'],
  ['023', '023 · Conta Caixa Fácil'],
  ['037', '037 · Conta salário'],
  ['1288', '1288 · Poupança de pessoa física (nova)'],
  ['3701', '3701 · Conta corrente de pessoa física (nova)'],
]);
