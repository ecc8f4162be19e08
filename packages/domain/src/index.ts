export type { Clock } from './clock.ts';
export { fail, ok, type Result } from './result.ts';
export type { Mask } from './mask.ts';
export { isMaskName, masks } from './masks.ts';
export { isValidatorName, validators, type ValidatorName } from './validators.ts';
export { formatters, isFormatterName, type FormatterName } from './formatters.ts';
export type { Format } from './formats.ts';
export { problem } from './problem/problem.ts';
export { problems, type ProblemCode } from './problem/problems.ts';
export { isOutcomeMessage, wordsOfOutcome, type OutcomeMessage } from './message/outcomeMessages.ts';

export { formatCpf, isValidCpf } from './cpf/cpf.ts';
export { formatCnpj, isValidCnpj } from './cnpj/cnpj.ts';
export { isValidCpfOrCnpj } from './cnpj/cpfOrCnpj.ts';
export { formatPhone, isValidCellphone } from './phone/phone.ts';
export { hidePhone } from './phone/partiallyHiddenPhone.ts';
export { formatCep, isValidCep } from './cep/cep.ts';
export { formatAmount, formatMoney, fromReais, MONEY_MAX, parseMoney, toReais } from './money/money.ts';
export { formatPercentage, formatRate } from './percentage/percentage.ts';
export {
  addDays,
  addMonths,
  dateOf,
  dateParts,
  daysBetween,
  formatDate,
  isCalendarDate,
  parseDate,
  weekday,
  type CalendarDate,
} from './date/date.ts';
export { localTime, today } from './date/instant.ts';
export { NAME_MAX } from './name/name.ts';
export { hideEmail } from './email/email.ts';
export { isValidPlate } from './plate/plate.ts';
export { isValidChassis } from './chassis/chassis.ts';
export { chassisYears } from './chassis/chassisYears.ts';
export { isValidRenavam } from './renavam/renavam.ts';
export { isChoice } from './choice/choice.ts';
export { removeAccents, sentence, titleCase } from './text/text.ts';
export { themeTokens, type PartnerColors } from './theme/theme.ts';
export { HOUSE_COLORS } from './theme/house.ts';
export { themeCss } from './theme/css.ts';
export { sha256OfJson } from './digest/sha256.ts';
export { nearest } from './text/nearest.ts';
