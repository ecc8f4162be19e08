import { isRecord } from '@passo/engine/json.ts';
import type { Journey } from '../../journey/journey.ts';

/** What an installment is measured by, in reais: what comes in a month, and the most that an installment may take of it. */
export interface Pay {
  /** 'Cabe no seu salário'. */
  readonly label: string;
  /** 'do seu salário'. */
  readonly of: string;
  readonly value: number;
  readonly limit: number;
  /** The limit is what the payroll has room for today, and not a share of the pay. */
  readonly isLeft: boolean;
}

export interface Insurance {
  readonly name: string;
  readonly insurer: string;
  readonly cover: string;
}

const words: Readonly<Record<string, Pick<Pay, 'label' | 'of'>>> = {
  salary: { label: 'Cabe no seu salário', of: 'do seu salário' },
  benefit: { label: 'Cabe no seu benefício', of: 'do seu benefício' },
  income: { label: 'Cabe na sua renda', of: 'da sua renda' },
};

/** What the server tells beside the offers of a step; null where it is not known, or not sold. */
export function choiceFacts({ proposal }: Journey, slug: string) {
  const { renda, seguro } = proposal?.data.shown[slug] ?? {};
  return { pay: payIn(renda), insurance: insuranceIn(seguro) };
}

/** The most that an installment may be, in reais; of any amount where nobody said. */
export const mostOf = (pay: Pay | null): number => pay?.limit ?? Infinity;

function payIn(told: unknown): Pay | null {
  if (!isRecord(told) || typeof told.value !== 'number' || typeof told.limit !== 'number') return null;
  const named = words[String(told.of)];
  return named === undefined || told.value <= 0 || told.limit <= 0
    ? null
    : { ...named, value: told.value, limit: told.limit, isLeft: told.left === true };
}

function insuranceIn(told: unknown): Insurance | null {
  if (!isRecord(told)) return null;
  const { name, insurer, cover } = told;
  return typeof name === 'string' && typeof insurer === 'string' && typeof cover === 'string'
    ? { name, insurer, cover }
    : null;
}
