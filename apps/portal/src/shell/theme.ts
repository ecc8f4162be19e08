import { useMedia } from '../device/useMedia.ts';
import { useDeviceSettings } from '../state/deviceSettings.ts';

/** Puts the look that this device has chosen on the page; without a choice the partner's stays. */
export function applyTheme(): void {
  const { theme } = useDeviceSettings.getState();
  if (theme !== null) document.documentElement.dataset.theme = theme;
}

/** Whether the page is dark now: by this device's choice or the partner's, else by the time of day that the device keeps. */
export function useIsDark(): boolean {
  // Drawn anew when somebody chooses.
  useDeviceSettings(({ theme }) => theme);
  const isNight = useMedia('(prefers-color-scheme: dark)');
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && isNight);
}
