import type { JsonObject } from '@passo/engine';

/**
 * What every query has in common that a public body answers stage by stage (Dataprev, Caixa): the customer sees the stage,
 * and is not waited for longer than two days.
 */
export const stagedQuery = {
  view: 'benefitQuery',
  panel: 'social-security benefit data query',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  patience: { remindAfterHours: 24, giveUpAfterDays: 2 },
  shows: (result: JsonObject) => ({ etapa: result.etapa ?? null }),
} as const;
