import { useEffect, useState } from 'react';
import { whenLoaded } from '../late-module/whenLoaded';
import { Skeleton } from '../skeleton';
import type * as Encoder from './drawQr';
import styles from './QrCode.module.css';

export type QrCodeProps = {
  value: string;
  /** The accessible name: the effect of scanning it. */
  label: string;
};

type Drawing = { value: string; size: number; path: string };

/** A QR code, dark on light with a quiet zone in every theme. The encoder loads with the first code. */
export function QrCode({ value, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    const show = ({ drawQr }: typeof Encoder) => setDrawing({ value, ...drawQr(value) });
    return whenLoaded(() => import('./drawQr'), show);
  }, [value]);

  return (
    <div className={styles.box}>
      {drawing?.value === value ? (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`} shapeRendering="crispEdges">
          <path d={drawing.path} />
        </svg>
      ) : (
        <Skeleton shape="fill" />
      )}
    </div>
  );
}
