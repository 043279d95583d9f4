import { type Feature, defineFeature, toastRequested } from '@parlour/kernel';

type Toast = ReturnType<typeof toastRequested>['payload'];

/** Returns a feature that records every requested toast; pass it in `with`. */
export function watchToasts(): { feature: Feature; seen: Toast[] } {
  const seen: Toast[] = [];
  const feature = defineFeature({
    id: 'toastWitness',
    routes: [],
    messages: async () => ({ default: {} }),
    listen: (startListening) => startListening({ actionCreator: toastRequested, effect: ({ payload }) => void seen.push(payload) }),
  });
  return { feature, seen };
}
