/** Pixels as a canvas gives them: red, green, blue, alpha. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const TOO_DARK = 60;
const TOO_BRIGHT = 225;
/** Below this the picture has next to no edges: moved, or out of focus. Measured on 160 px wide frames. */
const TOO_SOFT = 12;
/** What is photographed takes less than this share of the picture's width and height. */
const TOO_FAR = 0.45;
/** An edge that belongs to a thing, and not to the noise of the sensor. */
const STRONG = 40;
/** Of all strong edges this share may lie outside: a speck in a corner says nothing about the distance. */
const STRAY = 0.03;

export interface Judged {
  /** What could be better, one thing at a time; null when the picture is good. */
  readonly hint: string | null;
  /** What is good already, in a word or two each. */
  readonly good: readonly string[];
}

/** What to tell the person about the picture as it is now. */
export function judge(pixels: Pixels): Judged {
  const grey = greyOf(pixels);
  const light = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  if (light < TOO_DARK) return { hint: 'Está escuro: procure um lugar mais claro', good: [] };
  if (light > TOO_BRIGHT) return { hint: 'Tem luz demais: evite reflexos', good: [] };
  const { sharpness, reach } = edgesOf(grey, pixels.width, pixels.height);
  if (sharpness < TOO_SOFT) return { hint: 'Sem foco: segure firme', good: ['Luz boa'] };
  const hint = reach < TOO_FAR ? 'Chegue um pouco mais perto' : null;
  return { hint, good: ['Luz boa', 'Foco bom'] };
}

function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let index = 0; index < grey.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    grey[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

interface Edges {
  /** Variance of the Laplacian: the usual measure of focus, high where there are edges. */
  readonly sharpness: number;
  /** How much of the width or height (the larger share) the strong edges span; 1 where there are none to go by. */
  readonly reach: number;
}

function edgesOf(grey: Float32Array, width: number, height: number): Edges {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  const at = (index: number): number => grey[index] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      const edge = 4 * at(here) - at(here - 1) - at(here + 1) - at(here - width) - at(here + width);
      sum += edge;
      squares += edge * edge;
      count += 1;
      if (Math.abs(edge) < STRONG) continue;
      columns[x] = (columns[x] ?? 0) + 1;
      rows[y] = (rows[y] ?? 0) + 1;
    }
  }
  const sharpness = count === 0 ? 0 : squares / count - (sum / count) ** 2;
  return { sharpness, reach: Math.max(span(columns), span(rows)) };
}

/** The share of a line that lies between its first and last counts, strays left out. */
function span(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 1;
  const passes = (limit: number): number => {
    let seen = 0;
    return counts.findIndex((count) => (seen += count) > limit);
  };
  return (passes(total * (1 - STRAY)) - passes(total * STRAY) + 1) / counts.length;
}
