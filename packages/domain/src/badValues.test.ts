import { describe, expect, test } from 'vitest';
import { isMaskName, masks, type MaskName } from './masks.ts';
import { MEGABYTE } from './testing/nasty.ts';
import { isValidatorName, validators, type ValidatorName } from './validators.ts';

const TODAY = '2026-11-21';

/** The ways of being wrong that every check and every mask is held against. */
const ways = [
  'equal digits',
  'wrong digit',
  'too short',
  'too long',
  'letters',
  'spaces inside',
  'Arabic-Indic digits',
  'fullwidth digits',
  'emoji',
  'right-to-left marks',
  'combining characters',
  'zero-width characters',
] as const;
type Way = (typeof ways)[number];

interface Table {
  readonly good: readonly string[];
  /** Each way of being wrong, or null where it is no mistake here (the table says why). */
  readonly bad: Readonly<Record<Way, string | null>>;
}

/** Of a company's number, also where a person's would do. */
const badCompany: Table['bad'] = {
  'equal digits': '11111111111111',
  'wrong digit': '11222333000182',
  'too short': '1122233300018',
  'too long': '112223330001811',
  letters: '1122233300018L',
  'spaces inside': '1 1 2 2 2 3 3 3 0 0 0 1 8 2',
  'Arabic-Indic digits': '١١٢٢٢٣٣٣٠٠٠١٨١',
  'fullwidth digits': '１１２２２３３３０００１８１',
  emoji: '1122233300018😀',
  'right-to-left marks': '\u202e11222333000182\u202c',
  'combining characters': '1\u03011222333000182',
  'zero-width characters': '11\u200b222333000182',
};

const tables: Readonly<Record<ValidatorName, Table>> = {
  cpf: {
    good: ['52998224725', '529.982.247-25', '00000000191'],
    bad: {
      'equal digits': '111.111.111-11',
      'wrong digit': '529.982.247-26',
      'too short': '5299822472',
      'too long': '529982247255',
      letters: '5299822472O',
      'spaces inside': '529 982 247 25 0',
      'Arabic-Indic digits': '٥٢٩٩٨٢٢٤٧٢٥',
      'fullwidth digits': '５２９９８２２４７２５',
      emoji: '😀😀😀😀😀😀😀😀😀😀😀',
      'right-to-left marks': '\u202e52998224726\u202c',
      'combining characters': '5\u03012\u0301998224726',
      'zero-width characters': '5299\u200b8224726',
    },
  },
  name: {
    good: ['Maria Silva', 'Ana Lúcia d’Ávila', 'João da Silva e Souza', 'Jean-Pierre Dupont', 'Jose\u0301 Lima'],
    bad: {
      'equal digits': '11 11',
      'wrong digit': 'Maria 2 Silva',
      'too short': 'Maria S',
      'too long': `Maria ${'a'.repeat(70)}`,
      // Letters are what a name is made of; one word of them is too few.
      letters: 'Maria',
      'spaces inside': 'M a r i a',
      'Arabic-Indic digits': 'Maria ٣',
      'fullwidth digits': 'Maria Silva ３',
      emoji: 'Maria 😀 Silva',
      'right-to-left marks': '\u202eMaria Silva\u202c',
      'combining characters': 'Mari\u0335a Silva',
      'zero-width characters': 'Ma\u200bria Silva',
    },
  },
  email: {
    good: ['maria@gmail.com', 'm.s+x@empresa.com.br'],
    bad: {
      'equal digits': '11111111111',
      'wrong digit': 'maria@gmail.com2',
      'too short': 'a@b',
      'too long': `${'a'.repeat(250)}@b.co`,
      letters: 'maria',
      'spaces inside': 'maria silva@empresa.com',
      'Arabic-Indic digits': 'maria٣@empresa.com',
      'fullwidth digits': 'maria３@empresa.com',
      emoji: 'maria😀@empresa.com',
      'right-to-left marks': '\u202emaria@empresa.com',
      'combining characters': 'maria\u0301@empresa.com',
      'zero-width characters': 'maria\u200b@empresa.com',
    },
  },
  cellphone: {
    good: ['11987654321', '(11) 98765-4321'],
    bad: {
      'equal digits': '11111111111',
      'wrong digit': '11887654321',
      'too short': '1198765432',
      'too long': '119876543210',
      letters: '1198765432l',
      'spaces inside': '1 1 8 8 7 6 5 4 3 2 1',
      'Arabic-Indic digits': '١١٩٨٧٦٥٤٣٢١',
      'fullwidth digits': '１１９８７６５４３２１',
      emoji: '11😀87654321',
      'right-to-left marks': '\u202e11087654321\u202c',
      'combining characters': '1\u03011087654321',
      'zero-width characters': '11\u200b087654321',
    },
  },
  date: {
    good: ['25/12/1990', '1990-12-25', '29/02/2024'],
    bad: {
      'equal digits': '11/11/1111',
      'wrong digit': '32/12/1990',
      'too short': '25/12/90',
      'too long': '25/12/19901',
      letters: 'ontem',
      'spaces inside': '25 / 12 / 1990',
      'Arabic-Indic digits': '٢٥/١٢/١٩٩٠',
      'fullwidth digits': '２５/１２/１９９０',
      emoji: '25/12/19😀',
      'right-to-left marks': '\u202e25/12/1990',
      'combining characters': '25/12/1990\u0301',
      'zero-width characters': '25/12\u200b/1990',
    },
  },
  dateNotFuture: {
    good: ['21/11/2026', '1900-01-01'],
    bad: {
      'equal digits': '22/22/2222',
      'wrong digit': '22/11/2026',
      'too short': '1/1/2020',
      'too long': '25/12/19901',
      letters: 'amanhã',
      'spaces inside': '25/12/ 1990',
      'Arabic-Indic digits': '٢٥/١٢/١٩٩٠',
      'fullwidth digits': '２５/１２/１９９０',
      emoji: '😀',
      'right-to-left marks': '\u200f25/12/1990',
      'combining characters': '2\u03015/12/1990',
      'zero-width characters': '25/12/1990\u200b',
    },
  },
  renavam: {
    good: ['00639884962', '639884962'],
    bad: {
      'equal digits': '00000000000',
      'wrong digit': '00639884963',
      'too short': '63988496',
      'too long': '006398849620',
      letters: '0063988496l',
      'spaces inside': '0063 9884 963',
      'Arabic-Indic digits': '٠٠٦٣٩٨٨٤٩٦٢',
      'fullwidth digits': '００６３９８８４９６２',
      emoji: '0063988496😀',
      'right-to-left marks': '\u202e00639884963',
      'combining characters': '0\u03010639884963',
      'zero-width characters': '0063\u200b9884963',
    },
  },
  cnpj: { good: ['11222333000181', '12.ABC.345/01DE-35'], bad: badCompany },
  cpfOrCnpj: {
    good: ['529.982.247-25', '11.222.333/0001-81', '12ABC34501DE35'],
    bad: { ...badCompany, 'wrong digit': '52998224724' },
  },
  chassis: {
    good: ['9BWZZZ377VT004251', '9bwzzz377vt004251'],
    bad: {
      'equal digits': '11111111111111111',
      // Nobody checks its check digit here.
      'wrong digit': null,
      'too short': '9BWZZZ377VT00425',
      'too long': '9BWZZZ377VT0042510',
      letters: '9BWZZZ377VTOO4251',
      'spaces inside': '9BW ZZZ377VT00425',
      'Arabic-Indic digits': '9BWZZZ377VT٠٠٤٢٥١',
      'fullwidth digits': '9BWZZZ377VT００４２５１',
      emoji: '9BWZZZ377VT00425😀',
      'right-to-left marks': '\u202e9BWZZZ377VT004251',
      'combining characters': '9BWZZZ377VT004251\u0301',
      'zero-width characters': '9BWZZZ\u200b377VT004251',
    },
  },
};

const names = Object.keys(tables).filter(isValidatorName);
const cases = names.flatMap((name) =>
  ways.flatMap((way) => {
    const text = tables[name].bad[way];
    return text === null ? [] : [{ name, way, text }];
  }),
);

describe('validators', () => {
  test.each(cases)('$name refuses $way: $text', ({ name, text }) => {
    expect(validators[name].problem(text, TODAY)).toMatch(/^\p{Lu}.{5,}[.a-z]$/u);
  });

  test.each(names.flatMap((name) => tables[name].good.map((text) => ({ name, text }))))(
    '$name takes $text',
    ({ name, text }) => expect(validators[name].problem(text, TODAY)).toBeNull(),
  );
});

/** What each mask leaves of the same strange texts: nothing that its field does not hold. */
const strange: Readonly<Record<string, string>> = {
  digits: '1111111111111111111111',
  letters: 'abcXYZ',
  spaces: '  1  2  ',
  arabic: '١٢٣',
  fullwidth: '１２３',
  emoji: '1😀2',
  rightToLeft: '\u202e12\u202c',
  combining: 'e\u03011',
  zeroWidth: '1\u200b2',
};
const DIGITS = {
  letters: '',
  spaces: '12',
  arabic: '',
  fullwidth: '',
  emoji: '12',
  rightToLeft: '12',
  combining: '1',
  zeroWidth: '12',
};

const left: Readonly<Partial<Record<MaskName, Readonly<Record<string, string>>>>> = {
  cpf: { ...DIGITS, digits: '111.111.111-11' },
  cnh: { ...DIGITS, digits: '11111111111' },
  cep: { ...DIGITS, digits: '11111-111' },
  date: { ...DIGITS, digits: '11/11/1111', spaces: '12', combining: '1' },
  prazo: { ...DIGITS, digits: '111' },
  onlyNumber: { ...DIGITS, digits: '1111111111111111111111' },
  name: {
    digits: '',
    letters: 'abcXYZ',
    spaces: '',
    arabic: '',
    fullwidth: '',
    emoji: '',
    combining: 'é',
    rightToLeft: '',
  },
  onlyText: { digits: '', letters: 'abcXYZ', arabic: '', fullwidth: '', emoji: '', combining: 'é', rightToLeft: '' },
  upperCase: { letters: 'ABCXYZ', emoji: '1😀2' },
  lowerCase: { letters: 'abcxyz', emoji: '1😀2' },
};

const masked = Object.keys(left)
  .filter(isMaskName)
  .flatMap((name) => Object.entries(left[name] ?? {}).map(([what, shown]) => ({ name, what, shown })));

test.each(masked)('mask $name leaves of $what: "$shown"', ({ name, what, shown }) => {
  expect(masks[name].mask(strange[what] ?? '')).toBe(shown);
});

const free: readonly string[] = ['onlyText', 'onlyNumber', 'upperCase', 'lowerCase'];

describe.each(Object.entries(masks))('mask %s', (name, mask) => {
  test.each(Object.entries(strange))('takes %s without a character that it does not hold', (_, text) => {
    const shown = mask.mask(text);
    expect(mask.mask(shown)).toBe(shown);
    if (!free.includes(name)) expect(shown).not.toMatch(/[\u200b\u202a-\u202e\u0660-\u0669\uff10-\uff19😀]/u);
  });

  test('looks at no more of a pasted megabyte than it can show', () => {
    for (const piece of ['1', '😀', '\u202e1']) {
      const shown = mask.mask(piece.repeat(MEGABYTE / piece.length));
      if (free.includes(name)) continue;
      expect(shown.length).toBeLessThanOrEqual(mask.maxLength ?? 40);
      // The same as of its beginning: the rest was not looked at, or changed nothing.
      expect(shown).toBe(mask.mask(piece.repeat(400)));
    }
  });
});
