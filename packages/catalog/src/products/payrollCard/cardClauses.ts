import { byHand, onlyWhatIsLeft } from '../clauses.ts';
import type { Clause } from '../product.ts';

/* Instrução Normativa PRES/INSS 138/2022, art. 15: what a card is whose bill a benefit pays. */

const isCard: Clause = {
  limits: true,
  title: 'É um cartão de crédito, e não um empréstimo',
  text:
    'Contrato um cartão de crédito consignado e saco uma parte do limite dele. Li, em página só para isto, o termo de consentimento ' +
    'esclarecido (Instrução Normativa PRES/INSS 138/2022, art. 15, II), que explica a diferença: os juros do cartão são maiores que os ' +
    'do empréstimo consignado, que eu também podia pedir.',
};

const limit: Clause = {
  title: 'Limite e saque',
  text:
    'O limite do cartão é de até 1,6 vez o valor mensal do meu benefício, e o saque é de até 70% desse limite (art. 15, IV e V). Não há ' +
    'tarifa de emissão, anuidade nem seguro. O plástico é meu e vem para o meu endereço; não preciso usá-lo em compras.',
};

const deducted: Clause = {
  limits: true,
  collected: 'Direto do seu benefício',
  title: 'Desconto no benefício',
  text:
    'Autorizo o INSS a reservar até 5% do meu benefício para este cartão (RMC) e a descontar dele as parcelas do saque, e nada além ' +
    'delas (Lei 10.820/2003, art. 6º, § 5º). O saque tem número certo de parcelas, todas iguais: paga a última, o desconto acaba. Uma ' +
    'parcela nunca fica para o rotativo. Compras que eu fizer com o cartão vêm em fatura à parte, que pago por boleto ou Pix. Se o ' +
    `benefício de um mês não bastar, ou se ele terminar, continuo responsável pelas parcelas que faltarem. ${onlyWhatIsLeft} ${byHand}`,
};

const cancelled: Clause = {
  title: 'Cancelar o cartão',
  text:
    'Posso cancelar o cartão quando quiser, sem custo. Se ainda dever parcelas do saque, escolho: quito o que falta, com desconto dos ' +
    'juros, ou continuo com o desconto até a última. Paga a dívida, o credor pede ao INSS que libere a reserva.',
};

export const cardClauses: readonly Clause[] = [isCard, limit, deducted, cancelled];
