import type { JsonObject } from '@passo/engine/json.ts';
import { fingerprint } from '../device/fingerprint.ts';
import { devicePosition } from '../device/position.ts';
import { deviceTracking } from '../device/tracking.ts';
import { useConfig } from '../state/config.ts';
import { warn } from '../state/notices.ts';

/* What this device tells of itself, for the record of what was agreed to: nothing before it was agreed to. Fetched while the form is filled in. */

/** Beside the answers of a submit. */
export interface Evidence {
  readonly deviceTracking?: JsonObject;
  /** Names this browser. */
  readonly device?: string;
}

const NOTHING: Evidence = {};

/** At the step of the first terms, and after it, the device tells what it is; at that step itself also where it is. */
export async function evidenceAt(slug: string): Promise<Evidence> {
  const steps = useConfig.getState().config?.steps ?? [];
  const agreed = steps.findIndex(({ fields }) => fields.some(({ term, required }) => term && required === true));
  const at = steps.findIndex((step) => step.slug === slug);
  if (agreed === -1 || at < agreed) return NOTHING;
  const place = at === agreed ? await placeOf(navigator) : null;
  return { deviceTracking: { ...deviceTracking(window), ...place }, device: fingerprint() };
}

/** Who has no way to tell hears of it. */
async function placeOf({ geolocation }: Partial<Pick<Navigator, 'geolocation'>>) {
  if (geolocation !== undefined) return devicePosition(geolocation);
  warn('Geolocalização não é suportada pelo navegador.');
  return null;
}
