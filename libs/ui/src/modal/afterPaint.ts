import { supports } from '../supports/supports';

/** Runs a task after the next paint, so that what has just changed is seen first. At once when the page is hidden or the browser has no scheduler. */
export function afterPaint(task: () => void): void {
  const scheduler = supports.scheduler();
  if (!scheduler || document.hidden) return task();
  requestAnimationFrame(() => void scheduler.postTask(task));
}
