/** Degrees, or nothing where the person or the device does not tell. */
type Position = { readonly latitude: number; readonly longitude: number } | null;

const PATIENCE_MS = 10_000;

/**
 * Where the device is, for the evidence of a proposal (1-flow, 7): exact, not remembered, and never waited for longer than
 * ten seconds. The browser's own limit does not count the time in which its question stays unanswered.
 */
export async function devicePosition(geolocation: Geolocation): Promise<Position> {
  const told = new Promise<Position>((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    );
  });
  const late = new Promise<Position>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([told, late]);
}
