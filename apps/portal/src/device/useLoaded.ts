import { useEffect, useState } from 'react';
import { afterLoad } from './afterLoad.ts';

/** False while the first step is on its way: what it does not wait for is drawn, and so fetched, after it. */
export function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let here = true;
    void afterLoad().then(() => here && setLoaded(true));
    return () => {
      here = false;
    };
  }, []);
  return loaded;
}
