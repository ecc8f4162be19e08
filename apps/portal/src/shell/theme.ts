import { useDeviceSettings, type ThemeChoice } from '../state/deviceSettings.ts';
import { postToHost } from './hostMessages.ts';

/** Puts the look that this device has chosen on the page; without a choice the partner's stays. */
export function applyTheme(): void {
  const { theme } = useDeviceSettings.getState();
  if (theme !== null) document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: ThemeChoice): void {
  useDeviceSettings.setState({ theme });
  applyTheme();
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  postToHost(isDark ? 'darkTheme' : 'lightTheme');
}

/** What is on the page now: this device's choice, else the partner's. */
export function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}
