/** Switches the light of a camera; a device that refuses leaves it as it is. */
export type Torch = (on: boolean) => Promise<boolean>;

/** What browsers know of a light, and the types do not. */
interface Lit extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

/** The light beside the lens, where the device has one that a page may switch. Answers whether it burns. */
export function torchOf(track: MediaStreamTrack | undefined): Torch | null {
  const known: object = track?.getCapabilities?.() ?? {};
  if (track === undefined || !('torch' in known) || known.torch !== true) return null;
  return async (on) => {
    const wished: Lit = { torch: on };
    try {
      await track.applyConstraints({ advanced: [wished] });
      return on;
    } catch {
      return false;
    }
  };
}
