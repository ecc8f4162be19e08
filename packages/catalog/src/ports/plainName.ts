/** Letters, figures and what stands in names and addresses; no sentence ends in it and another begins. */
const WRITTEN = /^[\p{L}\p{M}\d ºª.,/&'’()+-]+$/u;
const SENTENCE = /[.;!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u;
/** What only the figures of an offer may say. */
const OF_MONEY =
  /\b(?:juros?|multas?|tarifas?|taxas?|mora|encargos?|d[eé]bitos?|descontos?|car[eê]ncia|gr[aá]tis|gratuit[oa]s?|isent[oa]s?|isen[cç][aã]o|parcelas?|reais|por cento|ao m[eê]s|ao ano|a\.m\.|a\.a\.)(?![\p{L}])/iu;

/** What says that something is or is not owed, where a word alone is a surname, a company or a profession. */
const STATES =
  /(?:sem|com|nem|zero|isent[oa]s? de|livres? de)\s+(?:juros?|multas?|tarifas?|taxas?|mora|encargos?|parcelas?)|(?:juros?|multas?|tarifas?|taxas?|mora|encargos?)\s+d[eo]\s+\d|\d\s*(?:por cento|reais|parcelas)|por cento|ao m[eê]s|ao ano/iu;

/** Whether what a customer wrote of somebody or some place can stand in a contract: people are called Mora and are inspectors of taxes. */
export const isWrittenName = (text: string): boolean =>
  WRITTEN.test(text) && !SENTENCE.test(text) && !STATES.test(text);

/** Whether a text that somebody outside wrote can be the name of somebody or of a place, and states nothing that is owed. */
export const isPlainName = (text: string): boolean =>
  WRITTEN.test(text) && !SENTENCE.test(text) && !OF_MONEY.test(text);

const LONGEST_LABEL = 300;
const STEERS = /[\p{C}\p{Zl}\p{Zp}]/u;
/** Somewhere to go, to write or to ring. */
const LEADS_AWAY = /https?:|www\.|\S@\S+\.\S|\b0800\b|\(\d{2}\)\s*\d{4,5}|\b\d{4,5}-\d{4}\b/i;
const AMOUNT = /R\$/;
const SHARE = /\d\s*%/;

/**
 * Whether a text that somebody outside wrote may stand in a list or a field: one line, that leads nowhere and states neither an amount
 * nor a share. Looser than a plain name: companies are called 'Desconto Certo Ltda'.
 */
export const isLabel = (text: string): boolean =>
  text.length <= LONGEST_LABEL &&
  !STEERS.test(text) &&
  !LEADS_AWAY.test(text) &&
  !AMOUNT.test(text) &&
  !(SHARE.test(text) && OF_MONEY.test(text));
