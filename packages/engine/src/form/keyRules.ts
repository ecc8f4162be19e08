/** Rules the specification ties to the name of a field (2-fields, 5.1). */
export const keyRules: Readonly<Record<string, (text: string) => string | null>> = {
  nome: (text) => (text.length > 70 ? 'O nome pode ter no máximo 70 caracteres.' : null),
  diaRecebimentoSalario: (text) => {
    const day = Number(text);
    if (!Number.isInteger(day)) return 'Campo inválido';
    if (day < 1) return 'O dia de pagemento não pode ser menor que 1.';
    return day > 31 ? 'O dia de pagemento não pode ser maior que 31.' : null;
  },
};
