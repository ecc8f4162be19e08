import { useDeviceSettings, type ThemeChoice } from '../state/deviceSettings.ts';
import { postToHost } from './hostMessages.ts';
import { applyTheme } from './theme.ts';

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
