import { useConfig } from '../state/config.ts';

/** A page that is left open over midnight goes by the server's day: the device's own clock may be wrong. */
export function turnDay(today: string | undefined): void {
  const { config } = useConfig.getState();
  if (config !== null && today !== undefined && config.today !== today)
    useConfig.setState({ config: { ...config, today } });
}
