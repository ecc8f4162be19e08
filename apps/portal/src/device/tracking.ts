import type { JsonObject } from '@passo/engine';

/** What `navigator` may say beyond the standard. */
interface DeviceHints {
  readonly deviceMemory?: number;
  readonly connection?: { readonly effectiveType?: string; readonly type?: string; readonly downlink?: number };
}

/** The device as the specification wants it told with each submit. The address goes without its query: no secret in it. */
export function deviceTracking(page: Window): JsonObject {
  const { screen, navigator, location } = page;
  const hints: Navigator & DeviceHints = navigator;
  return {
    screenResolution: `${screen.width}x${screen.height}`,
    windowSize: `${page.innerWidth}x${page.innerHeight}`,
    deviceMemory: hints.deviceMemory ?? null,
    hardwareConcurrency: navigator.hardwareConcurrency,
    connectionType: hints.connection?.type ?? hints.connection?.effectiveType ?? null,
    networkSpeed: hints.connection?.downlink ?? null,
    language: navigator.language,
    browserLanguage: navigator.languages.join(','),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    timezoneOffset: new Date().getTimezoneOffset(),
    currentUrl: `${location.origin}${location.pathname}`,
  };
}
