import { useSession } from '../../session/useSession.ts';
import { useConfig } from '../../state/config.ts';

/** Who attends, by name where the page knows it: a device that has to prove itself is told of its partner alone. */
export function useTeam(): string {
  const held = useConfig((state) => state.config);
  const { start } = useSession();
  const name = (held ?? start?.system)?.master.name ?? start?.partner?.name;
  return name === undefined ? 'nossa equipe' : `equipe ${name}`;
}
