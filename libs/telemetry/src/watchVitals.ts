import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Reports the page's web vitals once, when the page is first hidden or left. Old browsers have none. */
export function watchVitals(tell: (values: Record<string, number>) => void): void {
  if (!('PerformanceObserver' in window)) return;
  const values: Record<string, number> = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => (values[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)), {
      reportAllChanges: true,
    });
  }
  const off = new AbortController();
  const tellOnce = () => {
    if (document.visibilityState !== 'hidden') return;
    off.abort();
    if (Object.keys(values).length > 0) tell(values);
  };
  document.addEventListener('visibilitychange', tellOnce, { signal: off.signal });
}
