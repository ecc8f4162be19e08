import { fixed } from './list.ts';

/** Civil status as registries know it. */
export const estadoCivil = fixed([
  ['solteiro', 'Solteira(o)'],
  ['casado', 'Casada(o)'],
  ['uniaoEstavel', 'União estável'],
  ['divorciado', 'Divorciada(o)'],
  ['separado', 'Separada(o) judicialmente'],
  ['viuvo', 'Viúva(o)'],
]);

/** The property regimes of the civil code (articles 1.658 to 1.688). */
export const tipoEstadoCivil = fixed([
  ['comunhaoParcial', 'Comunhão parcial de bens'],
  ['comunhaoUniversal', 'Comunhão universal de bens'],
  ['separacaoTotal', 'Separação total de bens'],
  ['separacaoObrigatoria', 'Separação obrigatória de bens'],
  ['participacaoFinal', 'Participação final nos aquestos'],
]);

/** As people call themselves. */
export const generos = fixed([
  ['feminino', 'Feminino'],
  ['masculino', 'Masculino'],
  ['naoBinario', 'Não binário'],
  ['outro', 'Outro'],
  ['naoInformado', 'Prefiro não informar'],
]);

/** As registries still ask it. */
export const genero = fixed([
  ['F', 'Feminino'],
  ['M', 'Masculino'],
]);

/** Who does not read signs with a witness. */
export const alfabetizado = fixed([
  ['sim', 'Sim'],
  ['nao', 'Não'],
]);

export const grauInstrucao = fixed([
  ['semInstrucao', 'Sem instrução'],
  ['fundamentalIncompleto', 'Fundamental incompleto'],
  ['fundamentalCompleto', 'Fundamental completo'],
  ['medioIncompleto', 'Médio incompleto'],
  ['medioCompleto', 'Médio completo'],
  ['superiorIncompleto', 'Superior incompleto'],
  ['superiorCompleto', 'Superior completo'],
  ['posGraduacao', 'Pós-graduação'],
  ['mestrado', 'Mestrado'],
  ['doutorado', 'Doutorado'],
]);

export const tipoDocumento = fixed([
  ['rg', 'RG'],
  ['cin', 'Carteira de Identidade Nacional (CIN)'],
  ['cnh', 'Carteira Nacional de Habilitação (CNH)'],
  ['rne', 'Registro Nacional de Estrangeiro (RNE)'],
  ['crnm', 'Carteira de Registro Nacional Migratório (CRNM)'],
  ['passaporte', 'Passaporte'],
  ['classe', 'Carteira de conselho de classe'],
  ['ctps', 'Carteira de trabalho'],
]);

/** Who issues identity documents; the state is a question of its own. */
export const orgaoEmissor = fixed([
  ['SSP', 'SSP · Secretaria de Segurança Pública'],
  ['DETRAN', 'DETRAN · Departamento de Trânsito'],
  ['PC', 'PC · Polícia Civil'],
  ['SDS', 'SDS · Secretaria de Defesa Social'],
  ['SESP', 'SESP · Secretaria de Estado da Segurança Pública'],
  ['SJS', 'SJS · Secretaria da Justiça e Segurança'],
  ['IFP', 'IFP · Instituto Félix Pacheco'],
  ['IGP', 'IGP · Instituto-Geral de Perícias'],
  ['IIRGD', 'IIRGD · Instituto de Identificação Ricardo Gumbleton Daunt'],
  ['ITEP', 'ITEP · Instituto Técnico-Científico de Perícia'],
  ['PTC', 'PTC · Polícia Técnico-Científica'],
  ['DPF', 'DPF · Polícia Federal'],
  ['MRE', 'MRE · Ministério das Relações Exteriores'],
  ['MTE', 'MTE · Ministério do Trabalho e Emprego'],
  ['MB', 'MB · Marinha do Brasil'],
  ['EB', 'EB · Exército Brasileiro'],
  ['FAB', 'FAB · Força Aérea Brasileira'],
  ['PM', 'PM · Polícia Militar'],
  ['CBM', 'CBM · Corpo de Bombeiros Militar'],
  ['OAB', 'OAB · Ordem dos Advogados do Brasil'],
  ['CRM', 'CRM · Conselho Regional de Medicina'],
  ['COREN', 'COREN · Conselho Regional de Enfermagem'],
  ['CREA', 'CREA · Conselho Regional de Engenharia e Agronomia'],
  ['CRC', 'CRC · Conselho Regional de Contabilidade'],
  ['CRA', 'CRA · Conselho Regional de Administração'],
  ['CRO', 'CRO · Conselho Regional de Odontologia'],
  ['CRP', 'CRP · Conselho Regional de Psicologia'],
  ['CRECI', 'CRECI · Conselho Regional de Corretores de Imóveis'],
]);

export const patrimonio = fixed([
  ['ate50', 'Até R$ 50 mil'],
  ['de50a200', 'De R$ 50 mil a R$ 200 mil'],
  ['de200a500', 'De R$ 200 mil a R$ 500 mil'],
  ['de500a1000', 'De R$ 500 mil a R$ 1 milhão'],
  ['de1000a5000', 'De R$ 1 milhão a R$ 5 milhões'],
  ['acima5000', 'Acima de R$ 5 milhões'],
]);
