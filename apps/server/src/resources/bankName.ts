import { titleCase } from '@passo/domain';

/** Words that stay small inside a name. */
const SMALL: ReadonlySet<string> = new Set(
  'a à ao aos as à às da das de del do dos e em entre la no para por'.split(' '),
);

/** Short words that are words, not letters. */
const WORDS: ReadonlySet<string> = new Set(
  'all asa efí fit get in la lar max new of out pay pan red ser sol swap up we'.split(' '),
);

/** What people pronounce by its letters, or is written so by its owner, though it is longer than three. */
const LETTERS: ReadonlySet<string> = new Set('bbva berj bnpp cbsf hscm hsbc icbc mufg'.split(' '));

/** Marks that the table leaves out. */
const MARKED = {
  Alemao: 'Alemão',
  Cambio: 'Câmbio',
  Cedula: 'Cédula',
  Classico: 'Clássico',
  Credito: 'Crédito',
  Creditos: 'Créditos',
  Economico: 'Econômico',
  Espirito: 'Espírito',
  Instituicao: 'Instituição',
  Mobiliarios: 'Mobiliários',
  Multiplo: 'Múltiplo',
  Mutuo: 'Mútuo',
  Nacion: 'Nación',
  Portuarios: 'Portuários',
  Servicos: 'Serviços',
  Societe: 'Société',
  Generale: 'Générale',
  Solucoes: 'Soluções',
  Tecnologicas: 'Tecnológicas',
  Titulos: 'Títulos',
  Triangulo: 'Triângulo',
  Vitoria: 'Vitória',
} as const satisfies Readonly<Record<string, string>>;

const isMarked = (word: string): word is keyof typeof MARKED => Object.hasOwn(MARKED, word);

/** `BANCO TRIANGULO S/A` → `Banco Triângulo S.A.`: the table of the central bank writes most names in capitals. */
export function bankName(written: string): string {
  // In one name of the table a few letters with marks stayed small.
  const letters = written.replaceAll(/[^\p{L}]|[íá]/gu, '');
  const isShouted = letters === letters.toUpperCase();
  const words = written.trim().split(/\s+/);
  const tidy = isShouted ? words.map((word, at) => word.replaceAll(/[\p{L}\d.]+/gu, (part) => cased(part, at))) : words;
  return tidy
    .map((word) => word.replaceAll(/\p{L}+/gu, (part) => (isMarked(part) ? MARKED[part] : part)))
    .join(' ')
    .replace(/\bS(?:\.A\.?|\/A\.?|A)(?![\p{L}])\.*/giu, 'S.A.');
}

function cased(word: string, at: number): string {
  const small = word.toLowerCase();
  if (at > 0 && SMALL.has(small)) return small;
  const isOrdinary = WORDS.has(small) || (word.length > 3 && !LETTERS.has(small));
  const capital = /\d|\.\p{L}/u.test(word) || !isOrdinary || !/[aeiouyáàâãéêíóôõú]/.test(small);
  return capital ? word.toUpperCase() : titleCase(word);
}
