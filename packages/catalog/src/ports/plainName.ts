/** Letters, figures and what stands in names and addresses; no sentence ends in it and another begins. */
const WRITTEN = /^[\p{L}\p{M}\d ºª.,/&'’()+-]+$/u;
const SENTENCE = /[.;!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u;
/** What only the figures of an offer may say. */
const OF_MONEY =
  /\b(?:juros?|multas?|tarifas?|taxas?|mora|encargos?|d[eé]bitos?|descontos?|car[eê]ncia|gr[aá]tis|gratuit[oa]s?|isent[oa]s?|isen[cç][aã]o|parcelas?|reais|por cento|ao m[eê]s|ao ano|a\.m\.|a\.a\.)(?![\p{L}])/iu;

/** Whether a text that somebody outside wrote can be the name of somebody or of a place, and states nothing that is owed. */
export const isPlainName = (text: string): boolean =>
  WRITTEN.test(text) && !SENTENCE.test(text) && !OF_MONEY.test(text);
