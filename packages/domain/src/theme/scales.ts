export type Mode = 'light' | 'dark';

export type Tone = readonly [lightness: number, chroma: number];

/** OKLCH lightness and chroma of what is derived from the primary's hue; contrast is enforced afterwards. */
const light = {
  bg: [0.99, 0.004],
  card: [1, 0],
  tint: [0.965, 0.02],
  tintLine: [0.88, 0.05],
  line: [0.89, 0.012],
  ink: [0.24, 0.02],
  ink2: [0.46, 0.02],
  control: [0.62, 0.02],
  strong: [0.42, 0.2],
  onColor: [0.18, 0.03],
  ok: [0.52, 0.13],
  err: [0.52, 0.19],
  warn: [0.52, 0.11],
} as const satisfies Record<string, Tone>;

const dark = {
  bg: [0.18, 0.02],
  card: [0.225, 0.022],
  tint: [0.26, 0.04],
  tintLine: [0.4, 0.07],
  line: [0.34, 0.02],
  ink: [0.95, 0.01],
  ink2: [0.76, 0.015],
  control: [0.58, 0.02],
  strong: [0.8, 0.12],
  onColor: [0.18, 0.03],
  ok: [0.76, 0.13],
  err: [0.74, 0.14],
  warn: [0.8, 0.13],
} as const satisfies Record<keyof typeof light, Tone>;

export const scales = { light, dark } as const;

/** Green, red and amber mean the same for every partner. */
export const SIGNAL_HUES = { ok: 155, err: 25, warn: 75 } as const;

/** A partner's black stays out of the night: below this a colour is lifted before anything else is asked of it. */
export const DARK_MODE_FLOOR = 0.68;
