const skipped = new Set<HTMLElement>();

/**
 * Skips the blocks marked `data-skippable` that are out of view, until `showSkipped`. A dialog makes the page behind it inert, so the browser
 * would restyle the elements of these blocks too. Each block needs a `contain-intrinsic-block-size` of `auto`, so that it keeps its height.
 */
export function skipOutOfView(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-skippable=true]')) {
    const { top, bottom } = block.getBoundingClientRect();
    const isInView = bottom > 0 && top < window.innerHeight;
    // A skipped block could not get its focus back when the dialog closes.
    if (isInView || block.contains(document.activeElement)) show(block);
    else skip(block);
  }
}

/** Shows the skipped blocks again, one in each frame, so that the page stays responsive. Stops when another dialog opens. */
export function showSkipped(): void {
  requestAnimationFrame(() => {
    const [block] = skipped;
    if (!block || 'modal' in document.documentElement.dataset) return;
    show(block);
    showSkipped();
  });
}

function skip(block: HTMLElement): void {
  block.style.setProperty('content-visibility', 'hidden');
  skipped.add(block);
}

function show(block: HTMLElement): void {
  if (skipped.delete(block)) block.style.removeProperty('content-visibility');
}
