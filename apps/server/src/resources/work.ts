import { getCbo } from '@brazilian-utils/brazilian-utils/get-cbo';
import { derived, fixed } from './list.ts';

/** Occupations that most applicants have, by their code in the CBO 2002, whose table knows the words. */
const occupations =
  '141415 142105 212405 214105 214205 223208 223305 223405 223505 223605 223710 225125 231315 231335 ' +
  '231340 241005 251510 251605 252105 252210 252305 252405 261125 261805 262705 322130 322205 322230 ' +
  '331205 351605 354205 354505 354605 410105 411005 411010 411030 413110 414105 414125 414215 415205 ' +
  '421125 422105 422205 422305 422315 512105 512120 513205 513315 513405 513425 513435 513505 514120 ' +
  '514320 515105 516105 516110 516120 516205 516210 517110 517230 517330 517410 517420 519935 521110 ' +
  '521115 521125 521130 521135 524105 524305 612005 621005 622010 631020 710205 715210 715505 715615 ' +
  '716610 717020 724315 724440 763010 763210 774105 782220 782305 782315 782410 782505 782510 783225 ' +
  '784105 784205 848305 848310 848510 914405 992115';

export const profissoes = derived(() =>
  occupations
    .split(' ')
    .flatMap((code) => getCbo(code) ?? [])
    .map(({ code, description }) => ({ value: code, label: description.replace(/ {2,}/g, ' ') }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
);

export const cargos = fixed([
  ['auxiliar', 'Auxiliar ou ajudante'],
  ['assistente', 'Assistente'],
  ['tecnico', 'Técnica(o)'],
  ['analista', 'Analista'],
  ['especialista', 'Especialista'],
  ['encarregado', 'Encarregada(o) ou líder'],
  ['supervisor', 'Supervisora ou supervisor'],
  ['coordenador', 'Coordenadora ou coordenador'],
  ['gerente', 'Gerente'],
  ['diretor', 'Diretora ou diretor'],
  ['estagiario', 'Estagiária(o) ou aprendiz'],
  ['outro', 'Outro cargo'],
]);

export const tipoVinculos = fixed([
  ['clt', 'Carteira assinada (CLT)'],
  ['domestico', 'Trabalho doméstico com carteira'],
  ['estatutario', 'Servidora ou servidor público efetivo'],
  ['comissionado', 'Cargo em comissão'],
  ['temporario', 'Contrato temporário'],
  ['militar', 'Militar'],
  ['aposentado', 'Aposentada(o)'],
  ['pensionista', 'Pensionista'],
  ['autonomo', 'Autônoma(o)'],
  ['mei', 'Microempreendedora ou microempreendedor (MEI)'],
]);

export const situacaoEmpregado = fixed([
  ['ativo', 'Trabalhando'],
  ['ferias', 'Em férias'],
  ['afastado', 'Afastada(o) pelo INSS'],
  ['licenca', 'Em licença'],
  ['avisoPrevio', 'Em aviso prévio'],
  ['desligado', 'Desligada(o)'],
]);

export const regimeJuridico = fixed([
  ['celetista', 'Celetista (CLT)'],
  ['estatutario', 'Estatutário'],
  ['temporario', 'Temporário (Lei 8.745/1993)'],
  ['militar', 'Militar'],
]);
