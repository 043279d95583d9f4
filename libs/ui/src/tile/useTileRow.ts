import { type RefObject, useRef, useState } from 'react';
import { scrollAlong } from '../rail/scrollAlong';

/** In pixels. Scroll positions are fractional, so a row this close to an end counts as at the end. */
const tolerance = 4;

type TurningRow = {
  onScroll: () => void;
  /** Where the row was at its last scroll or turn. Nothing measures it before, because that would cost a layout. */
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls by most of the row's width. Returns false at the end of the row, where there is nothing left to scroll to. */
  turn: (direction: 1 | -1) => boolean;
  /** Scrolls back to the first tile. */
  rewind: () => void;
};

/** Connects a row, for example a `TileRow`, with buttons that scroll it. Returns the ref of the row and the props of the buttons. */
export function useTileRow<Row extends HTMLElement = HTMLDivElement>(): [RefObject<Row | null>, TurningRow] {
  const ref = useRef<Row>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  function measure() {
    const row = ref.current;
    if (!row) return ends;
    const left = Math.abs(row.scrollLeft);
    const now = { isAtStart: left <= tolerance, isAtEnd: left + row.clientWidth >= row.scrollWidth - tolerance };
    if (now.isAtStart !== ends.isAtStart || now.isAtEnd !== ends.isAtEnd) setEnds(now);
    return now;
  }

  function turn(direction: 1 | -1): boolean {
    const { isAtStart, isAtEnd } = measure();
    if (direction === 1 ? isAtEnd : isAtStart) return false;
    if (ref.current) scrollAlong(ref.current, direction * ref.current.clientWidth * 0.9);
    return true;
  }

  function rewind() {
    if (ref.current) ref.current.scrollLeft = 0;
  }

  return [ref, { ...ends, onScroll: measure, turn, rewind }];
}
