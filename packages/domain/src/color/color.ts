/** Channels from 0 to 1, gamma-encoded sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb`, lower case. */
export type Hex = `#${string}`;

export const WHITE: Hex = '#ffffff';

/** Reads `#1bafd8`, `1bafd8` or `#fff` in any case; null for anything else, so that no foreign text reaches a style. */
export function parseHex(text: unknown): Hex | null {
  if (typeof text !== 'string') return null;
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.slice(0, 10).trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

export function hexToRgb(hex: Hex): Rgb {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export function rgbToHex(rgb: Rgb): Hex {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

export const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function relativeLuminance(hex: Hex): number {
  const [red, green, blue] = hexToRgb(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Luminance, 0 to 255, above which the specification puts dark text on a colour (section 9: threshold 139). */
const LUMINANCE_THRESHOLD = 139;

/** Perceived brightness from 0 to 255 (ITU-R BT.601), the scale on which the threshold stands. */
export function brightness(hex: Hex): number {
  const [red, green, blue] = hexToRgb(hex);
  return 255 * (0.299 * red + 0.587 * green + 0.114 * blue);
}

export const wantsDarkText = (background: Hex): boolean => brightness(background) > LUMINANCE_THRESHOLD;
