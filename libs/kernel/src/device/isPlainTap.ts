type PlainTap = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A tap or click without a key that opens the link in another tab or window. */
export function isPlainTap({ button, metaKey, ctrlKey, shiftKey, altKey }: PlainTap): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
