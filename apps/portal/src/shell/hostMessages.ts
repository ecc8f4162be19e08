type HostMessage = 'finished' | 'home' | 'darkTheme' | 'lightTheme' | 'copyHash';

interface NativeHost {
  readonly ReactNativeWebView?: { postMessage(text: string): void };
}

/** Whether the page stands inside another one, or inside an app. */
export function isEmbedded(): boolean {
  const native: Window & NativeHost = window;
  return native.ReactNativeWebView !== undefined || window.parent !== window;
}

/** Tells the page or the app around this one. It carries no word about the person, so whoever listens may hear it. */
export function postToHost(type: HostMessage): void {
  const native: Window & NativeHost = window;
  const text = JSON.stringify({ type });
  native.ReactNativeWebView?.postMessage(text);
  if (window.parent !== window) window.parent.postMessage(text, '*');
}
