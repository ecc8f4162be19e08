import { isChoice } from './choice/choice.ts';
import type { Formatter } from './formatter.ts';
import { formatters, isFormatterName, type FormatterName } from './formatters.ts';
import { fromReais, parseMoney, showMoney, toReais } from './money/money.ts';

/** A formatter as fields use it. Apart from the first load: few flows name one. */
export interface Format {
  readonly shape: Formatter;
  /** See `ReadBack`. */
  readonly back?: ReadBack;
  /** Takes off what no word is told by; its person sees it done as soon as the field is left. */
  readonly tidies?: true;
}

/** What may have stood there before a formatter made `sent` of it; whoever asks tries them and formats again. */
type ReadBack = (sent: unknown, options: readonly unknown[]) => readonly unknown[];

const ofWords =
  (yes: string, no: string): ReadBack =>
  (sent) => {
    if (sent === yes) return [true];
    return sent === no ? [false] : [];
  };

/** The options whose `name` is what was sent, one or each of a list. */
const ofOptions =
  (name: 'value' | 'label'): ReadBack =>
  (sent, options) => {
    // A client may send anything, also what cannot be made a text of.
    const optionFor = (one: unknown): unknown =>
      options.find((option) => isChoice(option) && option[name] === one) ??
      (typeof one === 'object' ? one : { value: one, label: String(one) });
    return [Array.isArray(sent) ? sent.map(optionFor) : optionFor(sent)];
  };

const numberIn = (text: unknown): number =>
  typeof text === 'string' ? Number(text.replaceAll('.', '').replace(',', '.').replace('%', '')) : Number.NaN;

const finite = (number: number): readonly number[] => (Number.isFinite(number) ? [number] : []);

/** Only those whose work does not read back by itself; of `onlyDigits` or `removeAccents` nothing more is left. */
const readBack: Readonly<Partial<Record<FormatterName, ReadBack>>> = {
  money: (sent) => (typeof sent === 'string' ? [toReais(parseMoney(sent) * (sent.startsWith('-') ? -1 : 1))] : []),
  onlyMoney: (sent) => {
    const centavos = fromReais(sent);
    return centavos.ok ? [showMoney(centavos.value)] : [];
  },
  selectOnlyValue: ofOptions('value'),
  selectOnlyLabel: ofOptions('label'),
  yesOrNo: ofWords('Sim', 'Não'),
  acceptOrRefuse: ofWords('Aceito', 'Recusado'),
  percentage: (sent) => finite(numberIn(sent)),
  // As many decimals as percentages have at most: a division by 100 leaves none of its own.
  toPercentageLikeExcel: (sent) => finite(Math.round(numberIn(sent) * 1e6) / 1e8),
  installments: (sent) => {
    const count = typeof sent === 'string' ? /^(\d{1,4}) parcelas?$/.exec(sent)?.[1] : undefined;
    return count === undefined ? [] : [Number(count), count];
  },
};

const formatOf = (name: FormatterName): Format => {
  const back = readBack[name];
  return {
    shape: formatters[name],
    ...(back !== undefined && { back }),
    ...(name === 'removeAccents' && { tidies: true }),
  };
};

/** Every format that `format.send` and `format.show` may name. */
export const formats: Readonly<Record<string, Format>> = Object.fromEntries(
  Object.keys(formatters)
    .filter(isFormatterName)
    .map((name) => [name, formatOf(name)]),
);
