import type { FlowDefinition } from '@passo/engine';

/** In reais. */
export interface AmountLimits {
  readonly least: number;
  readonly most: number;
}

const AMOUNT = 'valorSolicitado';

/** Between which amounts a flow lets everybody ask; an analysis may narrow it later. */
export function amountLimits({ steps }: FlowDefinition): AmountLimits {
  const field = steps.flatMap(({ fields = [] }) => fields).find(({ key }) => key === AMOUNT);
  return { least: field?.minValue ?? 0, most: field?.maxValue ?? Infinity };
}
