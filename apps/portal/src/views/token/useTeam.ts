import { usePartner } from '../../shell/usePartner.ts';

/** Who attends, by name where the page knows it. */
export function useTeam(): string {
  const partner = usePartner();
  return partner === undefined ? 'nossa equipe' : `equipe ${partner.name}`;
}
