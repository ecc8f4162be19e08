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

/** What to tell the person about the picture as it is now, or null when it is good. */
export function hintFor(pixels: Pixels): string | null {
  const grey = greyOf(pixels);
  const light = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  if (light < TOO_DARK) return 'Está escuro. Procure um lugar mais claro.';
  if (light > TOO_BRIGHT) return 'Tem luz demais. Evite reflexos.';
  return sharpness(grey, pixels.width, pixels.height) < TOO_SOFT ? 'A imagem está sem foco. Segure firme.' : null;
}

function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let index = 0; index < grey.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    grey[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

/** Variance of the Laplacian: the usual measure of focus, high where there are edges. */
function sharpness(grey: Float32Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const at = (index: number): number => grey[index] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      const edge = 4 * at(here) - at(here - 1) - at(here + 1) - at(here - width) - at(here + width);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
