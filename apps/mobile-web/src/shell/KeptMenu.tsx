const kept = typeof document === 'undefined' ? null : document.querySelector('#root > nav');

/** The bottom menu that the document drew, until the features bring their own: its links are plain ones, which work. */
export function KeptMenu() {
  return <div ref={(place) => void (kept && place?.append(kept))} />;
}
