import { fixed } from './list.ts';

/** Benefits by the species code of the social security (INSS). */
export const tipoBeneficio = fixed([
  ['01', 'Pensão por morte do trabalhador rural'],
  ['02', 'Pensão por morte por acidente do trabalho do trabalhador rural'],
  ['03', 'Pensão por morte do empregador rural'],
  ['04', 'Aposentadoria por invalidez do trabalhador rural'],
  ['05', 'Aposentadoria por invalidez por acidente do trabalho do trabalhador rural'],
  ['06', 'Aposentadoria por invalidez do empregador rural'],
  ['07', 'Aposentadoria por idade do trabalhador rural'],
  ['08', 'Aposentadoria por idade do empregador rural'],
  ['11', 'Amparo previdenciário por invalidez do trabalhador rural'],
  ['12', 'Amparo previdenciário por idade do trabalhador rural'],
  ['21', 'Pensão por morte previdenciária'],
  ['22', 'Pensão por morte estatutária'],
  ['23', 'Pensão por morte de ex-combatente'],
  ['29', 'Pensão por morte de ex-combatente marítimo'],
  ['30', 'Renda mensal vitalícia por invalidez'],
  ['32', 'Aposentadoria por invalidez previdenciária'],
  ['33', 'Aposentadoria por invalidez de aeronauta'],
  ['34', 'Aposentadoria por invalidez de ex-combatente marítimo'],
  ['40', 'Renda mensal vitalícia por idade'],
  ['41', 'Aposentadoria por idade'],
  ['42', 'Aposentadoria por tempo de contribuição'],
  ['43', 'Aposentadoria por tempo de contribuição de ex-combatente'],
  ['44', 'Aposentadoria por tempo de contribuição de aeronauta'],
  ['45', 'Aposentadoria por tempo de contribuição de jornalista'],
  ['46', 'Aposentadoria especial'],
  ['49', 'Aposentadoria ordinária'],
  ['54', 'Pensão especial vitalícia (Lei 9.793/1999)'],
  ['56', 'Pensão vitalícia por síndrome da talidomida'],
  ['57', 'Aposentadoria por tempo de contribuição de professor'],
  ['58', 'Aposentadoria excepcional de anistiado'],
  ['59', 'Pensão por morte excepcional de anistiado'],
  ['72', 'Aposentadoria por tempo de contribuição de ex-combatente marítimo'],
  ['78', 'Aposentadoria por idade de ex-combatente marítimo'],
  ['85', 'Pensão vitalícia de seringueiro'],
  ['86', 'Pensão vitalícia de dependente de seringueiro'],
  ['87', 'Amparo social à pessoa com deficiência (BPC)'],
  ['88', 'Amparo social à pessoa idosa (BPC)'],
  ['92', 'Aposentadoria por invalidez por acidente do trabalho'],
  ['93', 'Pensão por morte por acidente do trabalho'],
  ['96', 'Pensão especial a pessoas atingidas pela hanseníase'],
]);

export const tipoBeneficioGeneric = fixed([
  ['aposentadoria', 'Aposentadoria'],
  ['pensao', 'Pensão por morte'],
  ['bpc', 'Benefício assistencial (BPC)'],
  ['rendaVitalicia', 'Renda mensal vitalícia'],
]);

/** The species that most people have, by their code. */
export const beneficios = fixed([
  ['41', '41 · Aposentadoria por idade'],
  ['42', '42 · Aposentadoria por tempo de contribuição'],
  ['46', '46 · Aposentadoria especial'],
  ['32', '32 · Aposentadoria por invalidez'],
  ['92', '92 · Aposentadoria por invalidez (acidente do trabalho)'],
  ['21', '21 · Pensão por morte'],
  ['93', '93 · Pensão por morte (acidente do trabalho)'],
  ['87', '87 · Amparo à pessoa com deficiência (BPC)'],
  ['88', '88 · Amparo à pessoa idosa (BPC)'],
]);

/** How the social security pays. */
export const tipoDePagamentoDoBeneficio = fixed([
  ['contaCorrente', 'Conta corrente'],
  ['contaPoupanca', 'Conta poupança'],
  ['cartaoMagnetico', 'Cartão magnético'],
]);
