export type { Clock } from './clock.ts';
export { fail, ok, type Result } from './result.ts';
export type { Mask } from './mask.ts';
export type { Validator } from './validator.ts';
export type { Formatter } from './formatter.ts';
export { isMaskName, masks, type MaskName } from './masks.ts';
export { isValidatorName, validators, type ValidatorName } from './validators.ts';
export { formatters, isFormatterName, type FormatterName } from './formatters.ts';
export { isProblemCode, problem, type FieldError, type Problem, type ProblemHints } from './problem/problem.ts';
export { problems, type ProblemCode } from './problem/problems.ts';

export { formatCpf, hideCpf, isValidCpf } from './cpf/cpf.ts';
export { formatCnpj, isValidCnpj } from './cnpj/cnpj.ts';
export { isValidDdd } from './phone/ddd.ts';
export { formatPhone, isValidCellphone, phoneDigits } from './phone/phone.ts';
export { hidePhone } from './phone/partiallyHiddenPhone.ts';
export { formatCep, isValidCep } from './cep/cep.ts';
export { formatAmount, formatMoney, fromReais, MONEY_MAX, parseMoney, showMoney, toReais } from './money/money.ts';
export { moneyMask } from './money/field.ts';
export { formatPercentage, formatRate, parsePercentage, percentageMask } from './percentage/percentage.ts';
export {
  addDays,
  addMonths,
  age,
  dateOf,
  dateParts,
  daysBetween,
  formatDate,
  isCalendarDate,
  parseDate,
  weekday,
  type CalendarDate,
} from './date/date.ts';
export type { DateParts } from './date/civil.ts';
export { localTime, TIME_ZONE, today } from './date/instant.ts';
export { isValidName, NAME_MAX } from './name/name.ts';
export { hideEmail, isValidEmail } from './email/email.ts';
export { isValidRenavam } from './renavam/renavam.ts';
export { formatPlate, isValidPlate } from './plate/plate.ts';
export { isValidCnh } from './cnh/cnh.ts';
export { formatInstallments } from './prazo/prazo.ts';
export { isChoice } from './choice/choice.ts';
export { plural, removeAccents, titleCase } from './text/text.ts';
export { brightness, contrast, LUMINANCE_THRESHOLD, parseHex, wantsDarkText, type Hex } from './color/color.ts';
export { hexToOklch, oklchToHex, type Oklch } from './color/oklch.ts';
export { DEFAULT_COLORS, themeTokens, type PartnerColors } from './theme/theme.ts';
export { themeCss } from './theme/css.ts';
export { contrastLaw, tokenNames, type TokenName, type Tokens } from './theme/tokens.ts';
