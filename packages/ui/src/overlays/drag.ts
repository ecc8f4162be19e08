interface Drag {
  /** Pixels that the sheet was pulled down, and its height. */
  readonly distance: number;
  readonly height: number;
  /** Pixels per millisecond at the moment of letting go, downwards positive. */
  readonly speed: number;
}

/** A sheet closes when it was pulled past a third of its height, or flicked downwards; a flick upwards keeps it. */
export function closesAfterDrag({ distance, height, speed }: Drag): boolean {
  if (speed < -0.2) return false;
  return distance > height / 3 || (distance > 24 && speed > 0.5);
}
