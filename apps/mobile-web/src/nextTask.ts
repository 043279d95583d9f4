/** Ends the task: frames and taps that wait have their turn before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
