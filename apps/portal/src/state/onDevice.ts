import { asJson, deviceStorage, keepOnDevice } from '../device/storage.ts';
import { orNull } from '../wire/unfetched.ts';
import { useDeviceSettings } from './deviceSettings.ts';
import { draftsAfterLoad, loadDrafts } from './draftsLoader.ts';
import { DRAFTS } from './draftsName.ts';
import { useHashId } from './hashId.ts';
import { usePercentage } from './percentage.ts';

/** Takes up what this device kept, and keeps what changes from now on. Drafts are opened with their link. */
export function openDeviceStores(): void {
  keepOnDevice(useDeviceSettings, 'passo:deviceSettings', asJson());
  keepOnDevice(usePercentage, 'passo:percentage', asJson());
  // The bare text, where other pages of a partner look for it.
  keepOnDevice(useHashId, 'agx_hash', { write: ({ hashId }) => hashId ?? '', read: (hashId) => ({ hashId }) });
}

type Known = string | null | undefined;

/** What was typed for a link and not sent, and what will be: null where there is nothing to wait for. */
export function openDrafts(hash: Known, key: Known): Promise<unknown> | null {
  // Where they do not come the page is drawn without them, and what is typed from now on is kept as soon as they do.
  const open = async (drafts: ReturnType<typeof loadDrafts>) => (await drafts).openDrafts(hash, key);
  const later = (): void => void open(draftsAfterLoad()).catch(() => null);
  if (deviceStorage()?.getItem(DRAFTS)) return orNull(open(loadDrafts()).catch(later));
  later();
  return null;
}
