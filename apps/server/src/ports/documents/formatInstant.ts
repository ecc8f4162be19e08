const brasilia = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** `20/11/2026, 09:12:45 (Brasília)`. */
export const formatInstant = (at: Date): string => `${brasilia.format(at)} (Brasília)`;
