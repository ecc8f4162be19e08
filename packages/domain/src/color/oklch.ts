import { hexToRgb, rgbToHex, toGamma, toLinear, type Hex, type Rgb } from './color.ts';

/** Lightness 0-1, chroma 0-0.4, hue in degrees (Björn Ottosson, "A perceptual color space for image processing"). */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function hexToOklch(hex: Hex): Oklch {
  const [r, g, b] = hexToRgb(hex).map(toLinear);
  if (r === undefined || g === undefined || b === undefined) return { l: 0, c: 0, h: 0 };
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(a, bb), h: hue < 0 ? hue + 360 : hue };
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShowable = (rgb: Rgb): boolean => rgb.every((channel) => channel > -1e-4 && channel < 1.0001);

/** The nearest colour that a screen shows: chroma gives way, lightness and hue stay. */
export function oklchToHex(color: Oklch): Hex {
  const l = Math.min(1, Math.max(0, color.l));
  let [low, high] = [0, color.c];
  let rgb = toLinearRgb({ ...color, l });
  for (let step = 0; step < 12 && !isShowable(rgb); step += 1) {
    const c = (low + high) / 2;
    if (isShowable(toLinearRgb({ l, c, h: color.h }))) low = c;
    else high = c;
  }
  if (!isShowable(rgb)) rgb = toLinearRgb({ l, c: low, h: color.h });
  return rgbToHex([toGamma(Math.max(0, rgb[0])), toGamma(Math.max(0, rgb[1])), toGamma(Math.max(0, rgb[2]))]);
}
