const kept = typeof document === 'undefined' ? null : document.querySelector('#root > nav');

/** The prerendered bottom menu, with plain links, until the features' entries load. */
export function KeptMenu() {
  return <div ref={(place) => void (kept && place?.append(kept))} />;
}
