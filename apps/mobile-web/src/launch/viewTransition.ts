export type ViewTransition = { finished: Promise<unknown>; ready: Promise<unknown>; skipTransition: () => void };
export type StartViewTransition = (update: () => Promise<void>) => ViewTransition;

type WithTransitions = { startViewTransition?: StartViewTransition };

/** Starts a view transition of the document. Undefined in browsers without them. */
export function viewTransition(): StartViewTransition | undefined {
  return (document as WithTransitions).startViewTransition?.bind(document);
}
