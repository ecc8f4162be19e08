import { NAME_MAX } from '@passo/domain';
import { messages } from './messages.ts';

/** Rules the specification ties to the name of a field (2-fields, 5.1). */
export const keyRules: Readonly<Record<string, (text: string) => string | null>> = {
  nome: (text) => (text.length > NAME_MAX ? messages.nameMax : null),
  diaRecebimentoSalario: (text) => {
    const day = Number(text);
    if (!Number.isInteger(day)) return messages.invalid;
    if (day < 1) return messages.salaryDayMin;
    return day > 31 ? messages.salaryDayMax : null;
  },
};
