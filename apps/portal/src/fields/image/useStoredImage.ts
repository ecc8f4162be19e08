import { pathOf } from '@passo/contract/paths.ts';
import { useEffect, useState } from 'react';
import { hash } from '../../state/hashId.ts';

interface Stored {
  readonly document: string;
  readonly image: Blob | null;
}

/** The picture of a document that the server has already, to be seen when the step is opened again. */
export function useStoredImage(document: string | null) {
  const [stored, setStored] = useState<Stored | null>(null);
  useEffect(() => {
    if (document === null) return;
    const controller = new AbortController();
    const address = pathOf('document', { hashId: hash(), document });
    fetch(address, { signal: controller.signal })
      .then(async (response) => (response.ok ? response.blob() : null))
      .then((image) => setStored({ document, image }))
      // Without its picture the field still says that a new one can be sent.
      .catch(() => controller.signal.aborted || setStored({ document, image: null }));
    return () => controller.abort();
  }, [document]);
  const known = stored?.document === document ? stored : null;
  return { image: known?.image ?? null, loading: document !== null && known === null };
}
