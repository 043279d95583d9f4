import { supports } from '../supports/supports';

/** Runs a task after the next paint, so that the latest change is visible first. Without a scheduler or on a hidden page, the task runs at once. */
export function afterPaint(task: () => void): void {
  const scheduler = supports.scheduler();
  if (!scheduler || document.hidden) return task();
  requestAnimationFrame(() => void scheduler.postTask(task));
}
