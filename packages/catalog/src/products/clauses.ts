import type { Clause } from './product.ts';

/* Promises that several products share. */

/** Lei 10.820/2003: instalments are taken from wages (art. 1º) or from a benefit (art. 6º). */
export const takenFromBenefit: Clause = {
  title: 'Desconto no benefício',
  text:
    'Autorizo o INSS a descontar as parcelas do meu benefício e a entregá-las ao credor (Lei 10.820/2003, art. 6º). ' +
    'Se o benefício de um mês não bastar, ou se ele terminar, continuo responsável pelas parcelas que faltarem.',
};

/** Paid by the customer, who is sent a slip. */
export const paidBySlip: Clause = {
  title: 'Como as parcelas são pagas',
  text:
    'Pago cada parcela até o vencimento, pelo boleto ou pelo Pix que o credor envia. Se o vencimento cair em dia sem ' +
    'expediente bancário, posso pagar no primeiro dia útil seguinte, sem acréscimo.',
};

/** CDC, art. 54-F: the credit and the purchase that it pays hold together. */
export const tiedToPurchase: Clause = {
  title: 'Se quem vende não cumprir',
  text:
    'A compra e o crédito que a paga são contratos conexos (Código de Defesa do Consumidor, art. 54-F). Se quem vende não entregar ' +
    'ou não cumprir o que combinou, posso pedir a rescisão também contra o credor. Se eu desistir de um dos dois no prazo da ' +
    'lei, ou se a compra não for válida, o outro se desfaz junto.',
};

/** Fiduciary ownership of a vehicle: Decreto-Lei 911/1969. */
export const securedByVehicle: Clause = {
  title: 'Garantia',
  text:
    'Entrego o veículo em alienação fiduciária ao credor (Decreto-Lei 911/1969): ele é meu para usar e cuidar, e volta a ' +
    'ser só meu quando a última parcela estiver paga. Até lá, não posso vendê-lo sem a concordância do credor.',
};
