import { useDeviceSettings } from '../state/deviceSettings.ts';

/** Puts the look that this device has chosen on the page; without a choice the partner's stays. */
export function applyTheme(): void {
  const { theme } = useDeviceSettings.getState();
  if (theme !== null) document.documentElement.dataset.theme = theme;
}
