import { devicePosition, type Position } from '../device/position.ts';
import { warn } from '../state/notices.ts';

/* What only the first submit of a proposal needs: fetched while its form is filled in. */

/** Where the device is, for the evidence; who has no way to tell hears of it. */
export async function positionOf({ geolocation }: Partial<Pick<Navigator, 'geolocation'>>): Promise<Position> {
  if (geolocation !== undefined) return devicePosition(geolocation);
  warn('Geolocalização não é suportada pelo navegador.');
  return null;
}
