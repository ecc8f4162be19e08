import { useSession } from '../session/useSession.ts';
import { useConfig } from '../state/config.ts';

interface Partner {
  readonly name: string;
  readonly logo?: string | undefined;
  readonly logoDark?: string | undefined;
}

/** Whose page it is, also where no configuration is held: the page carries one, or a device that has to prove itself its partner alone. */
export function usePartner(): Partner | undefined {
  const held = useConfig((state) => state.config);
  const { start } = useSession();
  const config = held ?? start?.system;
  return config ? { ...config.master, ...config.configuration.display.images } : start?.partner;
}
