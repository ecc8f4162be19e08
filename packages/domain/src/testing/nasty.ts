/** Texts that people, keyboards and attackers put into fields; nothing may throw, hang or accept them by accident. */
export const nastyTexts: readonly string[] = [
  ' ',
  '\t\n\r',
  '\u0000',
  '😀👩‍👩‍👧‍👦',
  'مرحبا بالعالم',
  '١٢٣٤٥٦٧٨٩٠١',
  '５２９９８２２４７２５',
  'Иван Иванов',
  '李小龙 王',
  '\u202e52998224725\u202c',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{nome}}',
  'e\u0301'.repeat(100),
  'Z' + '\u0335'.repeat(500),
  '\ud800',
  'NaN',
  '-1',
  '1e999',
];

export const MEGABYTE = 1_048_576;

/** One megabyte each, of what the checks look at most closely. */
export const hugeTexts: readonly string[] = ['1', 'a', ' ', 'a ', '.', '-', 'a@', 'ç', "'", 'A1'].map((piece) =>
  piece.repeat(MEGABYTE / piece.length),
);
