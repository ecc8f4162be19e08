import type { Clause } from './product.ts';

/* Promises that several products share. */

/** Where a deduction fails there is another way to pay (Lei 10.931/2004, art. 29, III). */
export const byHand =
  'Se o desconto não sair inteiro, o credor me avisa e envia um boleto ou um Pix do que faltou; até o aviso não há multa nem juros.';

/** Whoever inherits pays no more than they inherit. */
export const onlyWhatIsLeft =
  'Se eu morrer, a dívida é paga só com o que eu deixar: a minha família não paga do próprio bolso (Código Civil, art. 1.792).';

/** Lei 10.820/2003: instalments are taken from wages (art. 1º) or from a benefit (art. 6º). */
export const takenFromBenefit: Clause = {
  limits: true,
  collected: 'Direto do seu benefício',
  title: 'Desconto no benefício',
  text:
    'Autorizo o INSS a descontar as parcelas do meu benefício e a entregá-las ao credor (Lei 10.820/2003, art. 6º). ' +
    'Se o benefício de um mês não bastar, ou se ele terminar, continuo responsável pelas parcelas que faltarem. ' +
    `${onlyWhatIsLeft} ${byHand}`,
};

/** Of what is deducted, whoever withdraws. */
export const deductionStops =
  'O credor diz como devolver e cancela o desconto: o que ainda for descontado depois disso volta na hora.';

/** What was deducted and not handed on is not the customer's to pay. */
export const onceDeducted =
  'Uma parcela que foi descontada de mim e não foi entregue ao credor está paga: não a pago de novo, não há multa nem juros, e o meu ' +
  'nome não vai a cadastro de devedores por causa dela';

/** The same where the law says so: of wages of a company, and of a benefit. */
export const deductedIsPaid = `${onceDeducted} (Lei 10.820/2003, art. 5º, § 2º).`;

/** Of credit on somebody's word alone. */
export const unsecured: Clause = {
  title: 'Sem garantia',
  text: 'Nenhum bem meu fica preso a este contrato, e ninguém mais responde por esta dívida.',
};

/** Paid by the customer, who is sent a slip. */
export const paidBySlip: Clause = {
  collected: 'Por boleto ou Pix',
  title: 'Como as parcelas são pagas',
  text:
    'Pago cada parcela até o vencimento, pelo boleto ou pelo Pix que o credor envia. Se o vencimento cair em dia sem ' +
    'expediente bancário, posso pagar no primeiro dia útil seguinte, sem acréscimo.',
};

/** Out of the customer's account (Resolução CMN 4.790/2020): an authorisation that they may take back. */
export const debited: Clause = {
  collected: 'Com débito na sua conta',
  title: 'Como as parcelas são pagas',
  text:
    'Autorizo o débito de cada parcela, no vencimento, na minha conta indicada acima (Resolução CMN 4.790/2020), sem usar o limite ' +
    'de cheque especial. Posso cancelar esta autorização quando quiser, com quem recebe ou no meu banco: daí pago pelo boleto ou pelo ' +
    'Pix que recebo. Se o vencimento cair em dia sem expediente bancário, o débito é no primeiro dia útil seguinte, sem ' +
    'acréscimo.',
};

/** CDC, art. 54-F: the credit and the purchase that it pays hold together. */
export const tiedToPurchase: Clause = {
  title: 'Se quem vende não cumprir',
  text:
    'A compra e o crédito que a paga andam juntos: o credor aplica a este contrato o art. 54-F do Código de Defesa do Consumidor, ' +
    'mesmo que quem vende seja uma pessoa. Se quem vende não entregar ou não cumprir o que combinou, posso desfazer também o ' +
    'crédito. Se eu desistir de um dos dois no prazo da lei, ou se a compra não for válida, o outro se desfaz junto: o que pagou a ' +
    'quem vende, o credor cobra de quem vende, não de mim. A entrada eu pago direto a quem vende; ela não passa pelo credor.',
};

/** Fiduciary ownership of a vehicle: Decreto-Lei 911/1969. */
export const securedByVehicle: Clause = {
  limits: true,
  title: 'Garantia',
  text:
    'Entrego o veículo descrito acima em alienação fiduciária ao credor (Decreto-Lei 911/1969): a propriedade passa a ele como ' +
    'garantia, o registro é feito no Detran, e eu fico com o veículo para usar e cuidar. Ele volta a ser só meu quando a última ' +
    'parcela estiver paga: daí o credor pede ao Detran, sem custo, a baixa da garantia. Até lá, não posso vendê-lo sem a ' +
    'concordância do credor.',
};

/** Decreto-Lei 911/1969, arts. 2º and 3º; its art. 8º-B, by a registry and without a judge, is not agreed. */
export const vehicleMayBeTaken: Clause = {
  limits: true,
  title: 'Se eu não pagar, o veículo pode ser tomado e vendido',
  text:
    'Com uma parcela vencida e não paga, e depois de me avisar por carta registrada no meu endereço, o credor pode considerar vencida ' +
    'a dívida toda e pedir à Justiça a busca e apreensão do veículo (Decreto-Lei 911/1969, arts. 2º e 3º). A carta vale mesmo que eu ' +
    'não a receba: se mudar de endereço, aviso o credor. Tenho 5 dias depois da apreensão para pagar a dívida inteira, não só as ' +
    'parcelas atrasadas, e receber o veículo de volta; passado esse prazo, ele é do credor, que o vende sem leilão nem avaliação, usa o preço para ' +
    'pagar a dívida e as despesas, presta contas e me devolve o que sobrar. Se o preço não bastar, continuo devendo a diferença. ' +
    'Tenho também 15 dias depois da apreensão para me defender no processo. Se o juiz não der razão ao credor e o veículo já tiver ' +
    'sido vendido, o credor me paga uma multa de metade do valor financiado, além dos prejuízos (art. 3º, §§ 3º, 6º e 7º). ' +
    'O procedimento em cartório, sem juiz (art. 8º-B), não vale para este contrato.',
};

/** STJ, Tema 958: what is charged for a service is owed where the service is done. */
export const servicesAreDone: Clause = {
  title: 'Registro e avaliação',
  text:
    'O registro do contrato e a avaliação do veículo, onde cobrados, são feitos pelo credor, e recebo o laudo se o pedir. O que não for ' +
    'feito, como a avaliação de um veículo novo, é devolvido com os juros que rendeu na dívida.',
};
