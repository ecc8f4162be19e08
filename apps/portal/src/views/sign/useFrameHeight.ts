import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

interface FrameHeight {
  /** In pixels; undefined before the page has come, and for one that cannot be read. */
  readonly height: number | undefined;
  readonly onLoad: (event: SyntheticEvent<HTMLIFrameElement>) => void;
}

/** A page at our own address is as high as what stands in it: nothing of it is hidden, and no empty box stands below it. */
export function useFrameHeight(): FrameHeight {
  const [height, setHeight] = useState<number>();
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    observer.current?.disconnect();
    const page = currentTarget.contentDocument?.documentElement;
    if (page === undefined) return setHeight(undefined);
    observer.current = new ResizeObserver(() => setHeight(Math.ceil(page.getBoundingClientRect().height)));
    observer.current.observe(page);
  };
  return { height, onLoad };
}
