// Order matters: the shapes with letters first, then whatever run of digits is left.
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>()=,;:]+@[^\s@"'<>()=,;]+\.[^\s@"'<>()=,;.]+/g, '[e-mail]'],
  [/\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/gi, '[cnpj]'],
  // Hashes of links, tokens and keys: long, without a word break, letters and digits mixed.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{22,}(?![\w-])/g, '[token]'],
  // CPF, phone, account and card numbers, with or without their masks: eight digits or more.
  [/(?<![\w.])\+?\(?\d(?:[ ().\-/]{0,2}\d){7,}/g, '[number]'],
];

/** Takes out of a text for the log what looks like personal data or a secret. Rather one number too many than one too few. */
export const redact = (text: string): string => SHAPES.reduce((rest, [shape, word]) => rest.replace(shape, word), text);
