import { browserProblems, severeTitle, UNSTABLE, type ProblemDefinition } from './browserProblems.ts';

/** Every problem that can reach a person, by code. The specification's texts are verbatim, but for misspellings. */
export const problems = {
  'client.unknown': {
    status: 401,
    message: 'Não reconhecemos este aplicativo. Abra o pedido pelo link que você recebeu.',
  },
  'hash.invalid': {
    status: 404,
    title: 'Link de acesso é inválido',
    message: 'Confira o link que você recebeu e tente novamente',
  },
  'hash.expired': {
    status: 410,
    title: 'Link de acesso é inválido',
    message: 'Confira o link que você recebeu e tente novamente',
  },
  'hash.redirectMissing': { status: 404, message: 'Hash de redirecionamento não encontrado.' },
  'proof.missing': { status: 401, message: 'Para continuar, confirme que é você.' },
  'proof.unverified': {
    status: 401,
    message: 'O celular ainda não foi confirmado, então só o primeiro aparelho pode continuar.',
  },
  'proof.invalid': { status: 401, message: 'Este link de confirmação não vale mais. Peça um novo código.' },
  'token.invalid': {
    status: 401,
    message: 'Este acesso não vale mais. Volte a quem enviou o link e peça outro.',
  },
  'access.forbidden': { status: 403, message: 'Você não tem permissão para fazer isso.' },
  'otp.wrong': { status: 422, message: 'Código errado. Confira e digite de novo.' },
  'otp.expired': { status: 410, message: 'Este código expirou. Peça um novo.' },
  'otp.locked': { status: 429, message: 'Muitas tentativas. Peça um novo código para continuar.' },
  'otp.guessed': {
    status: 429,
    message:
      'Houve tentativas erradas demais de entrar neste pedido hoje. Peça o link no lugar do código, ou continue no aparelho em que você começou.',
  },
  'otp.tooSoon': { status: 429, message: 'Já enviamos um código. Aguarde um pouco para pedir outro.' },
  'otp.dayLimit': { status: 429, message: 'Você já pediu códigos demais hoje. Tente de novo amanhã.' },
  'rate.limited': { status: 429, message: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.' },
  'challenge.required': {
    status: 429,
    message:
      'Muita gente está usando a mesma rede agora, e não conseguimos liberar este aparelho. Aguarde um pouco e tente de novo.',
  },
  'body.unreadable': { status: 400, message: 'Não conseguimos ler o que foi enviado. Tente novamente.' },
  'body.tooLarge': { status: 413, message: 'O que foi enviado é grande demais.' },
  'media.unsupported': { status: 415, message: 'Este formato não é aceito.' },
  'route.notFound': { status: 404, message: 'Este endereço não existe.' },
  'method.notAllowed': { status: 405, message: 'Esta operação não é permitida aqui.' },
  'fields.invalid': { status: 422, message: 'Confira os campos destacados.' },
  'fields.unknown': { status: 422, message: 'Foi enviado um campo que não existe neste passo.' },
  'step.notFound': {
    status: 404,
    title: 'Passo não encontrado',
    message: 'Este passo não faz parte do seu pedido.',
  },
  'step.flowChanged': { status: 409, message: 'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde' },
  'step.notReached': { status: 409, message: 'Ainda falta concluir um passo antes deste.' },
  'step.finished': { status: 409, message: 'Este passo já foi concluído.' },
  'step.endorsed': { status: 409, message: 'Proposta já averbada não pode ser retrocedida!' },
  'step.notConfirmed': { status: 409, message: 'Confirme o código que enviamos para continuar.' },
  'sheet.unread': {
    status: 409,
    message: 'Leia todos os custos e o contrato antes de assinar. Se eles mudaram, confira os novos e confirme.',
  },
  'step.notSkippable': { status: 409, message: 'Este passo não pode ser pulado.' },
  'step.notRedoable': { status: 409, message: 'Este passo não pode ser refeito.' },
  'channel.notFound': { status: 404, message: 'Não encontramos este produto. Confira o link e tente novamente.' },
  'step.locked': { status: 403, message: 'Não é possível voltar a este passo.' },
  'revision.stale': {
    status: 409,
    message:
      'Este pedido foi alterado em outra aba ou aparelho. Recarregue para continuar; o que você digitou fica guardado.',
  },
  'idempotency.inProgress': { status: 409, message: 'Ainda estamos recebendo o que você enviou. Aguarde um momento.' },
  'idempotency.mismatch': { status: 422, message: 'Este envio já foi feito com outros dados. Tente novamente.' },
  'proposal.missing': { status: 404, message: 'Não foi possível obter o ID da proposta.' },
  'proposal.expired': { status: 410, message: 'O prazo deste pedido terminou. Você pode começar um novo.' },
  'proposal.erased': { status: 410, message: 'Este pedido não existe mais: os dados foram apagados.' },
  'proposal.ended': { status: 409, message: 'Este pedido já foi encerrado.' },
  'proposal.signed': {
    status: 409,
    message:
      'O contrato já foi assinado, então não dá mais para recomeçar. Se não quiser continuar, desista do pedido.',
  },
  'proposal.paying': {
    status: 409,
    // Whoever changes an answer, does a step once more or gives up hears it.
    message:
      'O pagamento do contrato já está em andamento, então não dá mais para mudar nem desistir por aqui. Fale com o atendimento.',
  },
  'proposal.unreachable': { status: 502, message: 'Não foi possível acessar a proposta' },
  'steps.notFound': {
    status: 404,
    message: 'Não foi possível encontrar o fluxo de contratação do produto, tente novamente mais tarde',
  },
  'configuration.missing': { status: 404, message: 'Configuração do produto não encontrada' },
  'resource.notFound': { status: 404, message: 'Nenhum item encontrado, verifique sua conexão.' },
  'authorization.missing': { status: 409, message: 'Peça primeiro o código ao banco.' },
  'action.unknown': { status: 404, message: 'Esta ação não existe.' },
  'identity.unproven': { status: 403, message: 'Antes disso precisamos confirmar a sua identidade.' },
  'simulation.missing': { status: 404, message: 'Simulação não encontrada.' },
  'simulation.refused': {
    status: 422,
    message: 'Não é possível simular com esses valores. Confira e tente novamente.',
  },
  'simulation.otherCalculator': {
    status: 409,
    message: 'O banco deste pedido faz as contas de outro jeito. Simule pela página do pedido.',
  },
  'simulation.held': {
    status: 409,
    message: 'A oferta do banco está fora do que é comum, e uma pessoa vai conferir antes de ela aparecer aqui.',
  },
  'provider.failed': {
    status: 502,
    message: 'Um serviço de que precisamos não respondeu. Tente novamente em instantes.',
  },
  'provider.timeout': {
    status: 504,
    message: 'Um serviço de que precisamos demorou demais. Tente novamente em instantes.',
  },
  'webhook.unverified': { status: 401, message: 'Não foi possível confirmar quem enviou esta mensagem.' },
  'data.unproven': { status: 403, message: 'Para ver ou pedir os seus dados, confirme o código que enviamos.' },
  'data.noContact': {
    status: 409,
    message: 'Você ainda não confirmou um contato neste pedido. Confirme um e volte aqui.',
  },
  'review.nothing': {
    status: 409,
    message: 'Só dá para pedir a revisão de um pedido que foi recusado.',
  },
  'data.noteMissing': { status: 422, message: 'Escreva o que está errado e como deve ficar.' },
  'server.error': { status: 500, title: severeTitle, message: UNSTABLE },
  'server.busy': { status: 503, title: severeTitle, message: UNSTABLE },
  'upload.notImage': { status: 415, message: 'Envie uma foto: este arquivo não é uma imagem.' },
  'upload.tooSmall': { status: 422, message: 'A foto é pequena demais para ler. Tire outra mais de perto.' },
  'upload.tooLarge': { status: 413, message: 'A foto é grande demais. Envie uma menor.' },
  'upload.unreadable': { status: 422, message: 'Não conseguimos abrir a foto. Tire outra e tente de novo.' },
  'person.underAge': { status: 422, message: 'Para pedir este produto é preciso ter 18 anos ou mais.' },
  ...browserProblems,
  'geolocation.unsupported': { status: 400, message: 'Geolocalização não é suportada pelo navegador.' },
} as const satisfies Record<string, ProblemDefinition>;

export type ProblemCode = keyof typeof problems;
