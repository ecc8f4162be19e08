import type { LoanPaper } from '../product.ts';

/* Lei 8.036/1990, arts. 20-A to 20-D: what is ceded, what is blocked, what is lost on dismissal. */

export const fgtsPaper: LoanPaper = {
  clauses: [
    {
      limits: true,
      title: 'Saques cedidos',
      text:
        'Cedo ao credor, em garantia e pagamento, o valor que o anexo indica de cada saque-aniversário (Lei 8.036/1990, ' +
        'art. 20-D); o resto de cada saque continua meu. Autorizo a Caixa a entregar ao credor esse valor em cada vencimento e a ' +
        'bloquear, até lá, uma parte do meu saldo do FGTS, que pode ser maior do que o valor antecipado. O que está bloqueado não ' +
        'sai do FGTS para outro fim e só é liberado conforme as parcelas são pagas: quanto é, vejo no aplicativo FGTS. Se a Caixa não entregar um deles, continuo devendo esse ' +
        'valor, sem multa nem juros de mora: o credor me avisa e envia um boleto ou um Pix.',
    },
    {
      limits: true,
      title: 'Se eu for demitido',
      text:
        'No saque-aniversário, quem é demitido sem justa causa recebe a multa de 40%, mas não saca o saldo do FGTS (Lei 8.036/1990, ' +
        'art. 20-A). Só posso pedir a volta ao saque-rescisão depois da última parcela desta antecipação, e a volta vale a partir do ' +
        '25º mês depois do pedido (art. 20-C).',
    },
  ],
};
