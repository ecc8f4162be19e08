import { createHash } from 'node:crypto';

/** What a page carries inline: the exact text between the tags. */
type InlineParts = {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  /** Who may show the page in a frame. */
  readonly framedBy?: "'self'" | "'none'";
};

/** On every answer. JSON needs no more; a page adds `pageHeaders`. */
export const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * The headers of an HTML page. Inline scripts and styles run only if their exact text is given here; there is no
 * `unsafe-inline`. With `isSecure` (served by https) browsers are told to stay with https.
 */
export function pageHeaders(inline: InlineParts, isSecure: boolean): Readonly<Record<string, string>> {
  return {
    ...apiHeaders,
    'cross-origin-opener-policy': 'same-origin',
    // Selfie, documents and the place of signing; nothing else of the device.
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'content-security-policy': contentSecurityPolicy(inline, isSecure),
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function contentSecurityPolicy(
  { scripts = [], styles = [], framedBy = "'none'" }: InlineParts,
  isSecure: boolean,
): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sourceHash)].join(' '),
    ["style-src 'self'", ...styles.map(sourceHash)].join(' '),
    // data: and blob: are pictures and contracts that the page itself made or fetched.
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** JSON that may stand inside a `<script>`: no text in it can end the element or begin a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
