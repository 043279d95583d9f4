/** A tap or click without a key that opens the link in another tab or window. */
export function isPlainTap({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
