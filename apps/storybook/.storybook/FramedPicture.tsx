import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { frameAddress } from './frameOf';
import { useToolbar } from './useToolbar';

type FramedPictureProps = { story: string };

/** A small picture of a story in a frame. A frame loads the whole handbook, so there is one only while its place is in view. */
export function FramedPicture({ story }: FramedPictureProps) {
  const toolbar = useToolbar(useContext(DocsContext).channel);
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="finder-frame" ref={place}>
      {isInView && <iframe className="finder-phone" title={story} src={frameAddress(story, toolbar)} tabIndex={-1} />}
    </div>
  );
}
