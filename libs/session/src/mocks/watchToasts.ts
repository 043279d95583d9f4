import { type Feature, defineFeature, toastRequested } from '@parlour/kernel';

type Toast = ReturnType<typeof toastRequested>['payload'];

/** Returns a feature for `with` that records every requested toast. `toasts` is empty at the start of each call. */
export function watchToasts(): { witness: Feature; toasts: Toast[] } {
  const toasts: Toast[] = [];
  const witness = defineFeature({
    id: 'toastWitness',
    routes: [],
    messages: async () => ({ default: {} }),
    listen: (startListening) => startListening({ actionCreator: toastRequested, effect: ({ payload }) => void toasts.push(payload) }),
  });
  return { witness, toasts };
}
