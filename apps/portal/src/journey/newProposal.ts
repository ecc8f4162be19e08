import type { JsonObject } from '@passo/engine/json.ts';
import { devicePosition, type Position } from '../device/position.ts';
import type { Session } from '../session/session.ts';
import { useConfig } from '../state/config.ts';
import { hash } from '../state/hashId.ts';
import { warn } from '../state/notices.ts';
import { useProposal } from '../state/proposal.ts';
import { useMultiProposal } from './multiProposal.ts';

/* What only the first submit of a proposal needs: fetched while its form is filled in. */

/** Where the device is, for the evidence; who has no way to tell hears of it. */
export async function positionOf({ geolocation }: Partial<Pick<Navigator, 'geolocation'>>): Promise<Position> {
  if (geolocation !== undefined) return devicePosition(geolocation);
  warn('Geolocalização não é suportada pelo navegador.');
  return null;
}

/**
 * Asked before a proposal is made: where the person has one open already, they choose first. `again` repeats the submit.
 * A check that fails stands in nobody's way.
 */
export async function mayCreate({ call }: Session, { cpf }: JsonObject, again: () => unknown): Promise<boolean> {
  const display = useConfig.getState().config?.configuration.display;
  const settled = useProposal.getState().isMultiProposalSelected || display?.hidePopupMultiProposal === true;
  if (settled || typeof cpf !== 'string') return true;
  const answered = await call('multiProposal', { params: { id: hash(), cpf } });
  if (!answered.ok || answered.value.length === 0) return true;
  useMultiProposal.setState({ found: answered.value, beginNew: again });
  return false;
}

/** The person wants a new one beside the open one. */
export function beginNew(): void {
  const { beginNew: go } = useMultiProposal.getState();
  useProposal.setState({ isMultiProposalSelected: true });
  useMultiProposal.setState({ found: null });
  go();
}
