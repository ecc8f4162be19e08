import { asJson, keepOnDevice } from '../device/storage.ts';
import { useDeviceSettings } from './deviceSettings.ts';
import { useHashId } from './hashId.ts';
import { usePercentage } from './percentage.ts';

/** Takes up what this device kept, and keeps what changes from now on. A proposal's own store is opened with its link. */
export function openDeviceStores(): void {
  keepOnDevice(useDeviceSettings, 'passo:deviceSettings', asJson());
  keepOnDevice(usePercentage, 'passo:percentage', asJson());
  // The bare text, where other pages of a partner look for it.
  keepOnDevice(useHashId, 'agx_hash', { write: ({ hashId }) => hashId ?? '', read: (hashId) => ({ hashId }) });
}
