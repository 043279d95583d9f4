/** Ends the task, so that pending frames and taps run before the code that follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
