import type { ProposalOnWire } from '@passo/contract';

/** What ending this proposal takes back outside, in a sentence; null where there is none. */
export function withdrawalOf(proposal: ProposalOnWire | null): string | null {
  if (proposal === null || proposal.data.end !== null) return null;
  const { standing } = proposal.data;
  if (standing.length === 0) return 'Este pedido será cancelado.';
  return `Este pedido será cancelado, e com ele ${new Intl.ListFormat('pt-BR').format(standing)}.`;
}

/** Lines of a question, those that there are. */
export const linesOf = (...lines: readonly (string | null)[]): string =>
  lines.filter((line) => line !== null).join('\n');
