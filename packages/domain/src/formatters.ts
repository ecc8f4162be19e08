import {
  acceptOrRefuseFormatter,
  selectOnlyLabelFormatter,
  selectOnlyValueFormatter,
  selectValueAndLabelFormatter,
  yesOrNoFormatter,
} from './choice/formatters.ts';
import { dateFormatter, showDateFormatter, showDateHourFormatter } from './date/formatters.ts';
import type { Formatter } from './formatter.ts';
import { moneyFormatter, onlyMoneyFormatter } from './money/field.ts';
import { percentageFormatter, toPercentageLikeExcelFormatter } from './percentage/percentage.ts';
import { installmentsFormatter } from './prazo/prazo.ts';
import { onlyDigitsFormatter, removeAccentsFormatter } from './text/formatters.ts';

/** Every formatter that a field definition may name in `format.send` and `format.show`. */
export const formatters = {
  onlyDigits: onlyDigitsFormatter,
  date: dateFormatter,
  showDate: showDateFormatter,
  showDateHour: showDateHourFormatter,
  money: moneyFormatter,
  onlyMoney: onlyMoneyFormatter,
  selectOnlyValue: selectOnlyValueFormatter,
  selectOnlyLabel: selectOnlyLabelFormatter,
  yesOrNo: yesOrNoFormatter,
  acceptOrRefuse: acceptOrRefuseFormatter,
  selectValueAndLabel: selectValueAndLabelFormatter,
  removeAccents: removeAccentsFormatter,
  percentage: percentageFormatter,
  installments: installmentsFormatter,
  toPercentageLikeExcel: toPercentageLikeExcelFormatter,
} as const satisfies Record<string, Formatter>;

export type FormatterName = keyof typeof formatters;

export const isFormatterName = (name: unknown): name is FormatterName =>
  typeof name === 'string' && Object.hasOwn(formatters, name);
