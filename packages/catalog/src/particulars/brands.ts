import { removeAccents } from '@passo/domain';

/** `VW - VolksWagen` → `vw`, `volkswagen`. The sizes of engines (`1.0`) are no words. */
export const wordsOf = (said: string): readonly string[] =>
  removeAccents(said)
    .toLowerCase()
    .replaceAll(/(?<![\d.,])\d[.,]\d(?!\d)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/**
 * What the price guide and the registers of vehicles call whoever makes them, a row for those that are not told apart: other spellings,
 * and names that were sold under each other's.
 */
const makers: readonly (readonly string[])[] = [
  ['volkswagen', 'vw', 'volks', 'man'],
  ['chevrolet', 'gm', 'chev'],
  ['mercedes', 'benz', 'mbenz', 'mercedesbenz', 'mbb', 'smart', 'mcc'],
  ['jeep', 'chrysler', 'dodge', 'ram'],
  ['bmw', 'mini'],
  ['mitsubishi', 'mmc'],
  ['rover', 'lr', 'landrover', 'lrover', 'rrover'],
  ['suzuki', 'jta'],
  ['harley', 'davidson', 'hdavidson'],
  ['ford', 'troller'],
  ['gwm', 'haval'],
  ['royal', 'enfield'],
  ...[
    ...['fiat', 'renault', 'peugeot', 'citroen', 'toyota', 'lexus', 'honda', 'hyundai', 'kia', 'nissan', 'audi'],
    ...['volvo', 'porsche', 'jaguar', 'subaru', 'chery', 'jac', 'byd', 'lifan', 'effa', 'ferrari'],
    ...['lamborghini', 'maserati', 'ssangyong', 'tesla', 'agrale', 'gurgel', 'scania', 'iveco', 'yamaha', 'kawasaki'],
    ...['dafra', 'shineray', 'kasinski', 'haojue', 'triumph', 'ducati', 'bajaj', 'zontes'],
  ].map((name) => [name]),
];

const rowOf = new Map(makers.flatMap((row, at) => row.map((name) => [name, at] as const)));

export const isMaker = (word: string): boolean => rowOf.has(word);

/** Whether both name makers and no maker that is one. Of a maker that we do not know nothing is said. */
export function areOtherMakers(one: readonly string[], other: readonly string[]): boolean {
  const [rows, others] = [one, other].map((words) => words.flatMap((word) => rowOf.get(word) ?? []));
  if (rows === undefined || others === undefined || rows.length === 0 || others.length === 0) return false;
  return !rows.some((row) => others.includes(row));
}
