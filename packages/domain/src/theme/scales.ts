export type Mode = 'light' | 'dark';

export type Tone = readonly [lightness: number, chroma: number];

/** OKLCH lightness and chroma of what is derived from the primary's hue; contrast is enforced afterwards. */
const light = {
  bg: [0.985, 0.007],
  card: [1, 0],
  tint: [0.955, 0.024],
  line: [0.9, 0.016],
  track: [0.87, 0.026],
  ink: [0.24, 0.03],
  ink2: [0.46, 0.03],
  control: [0.61, 0.025],
  strong: [0.42, 0.2],
  onColor: [0.18, 0.03],
  ok: [0.52, 0.13],
  err: [0.52, 0.19],
  warn: [0.52, 0.11],
} as const satisfies Record<string, Tone>;

const dark = {
  bg: [0.195, 0.025],
  card: [0.25, 0.03],
  tint: [0.3, 0.055],
  line: [0.35, 0.033],
  track: [0.39, 0.036],
  ink: [0.96, 0.01],
  ink2: [0.78, 0.025],
  control: [0.6, 0.03],
  strong: [0.82, 0.11],
  onColor: [0.18, 0.03],
  ok: [0.78, 0.13],
  err: [0.77, 0.13],
  warn: [0.82, 0.13],
} as const satisfies Record<keyof typeof light, Tone>;

export const scales = { light, dark } as const;

/** What stands on a ground that the partner has chosen: lightness, and how much more colour it has than the ground. */
export const onGround = {
  tint: [0.955, 3],
  line: [0.9, 2],
  track: [0.885, 2.3],
  control: [0.6, 1.6],
} as const satisfies Readonly<Record<string, readonly [lightness: number, times: number]>>;

/** A ground is paper, not a wall: no darker, no more colourful. */
export const GROUND = { lightness: 0.97, chroma: 0.026 } as const;

/** Green, red and amber mean the same for every partner. */
export const SIGNAL_HUES = { ok: 155, err: 25, warn: 75 } as const;

/** A partner's black stays out of the night: below this a colour is lifted before anything else is asked of it. */
export const DARK_MODE_FLOOR = 0.68;
