import { defineFeature, toastRequested } from '@parlour/kernel';

/** A feature for tests that records every requested toast. */
export function toastWitness() {
  const toasts: ReturnType<typeof toastRequested>['payload'][] = [];
  const feature = defineFeature({
    id: 'witness',
    routes: [],
    messages: async () => ({ default: {} }),
    listen: (startListening) => {
      startListening({ actionCreator: toastRequested, effect: ({ payload }) => void toasts.push(payload) });
    },
  });
  return { feature, toasts };
}
