import { type Feature, defineFeature, toastRequested } from '@parlour/kernel';

type Toast = ReturnType<typeof toastRequested>['payload'];

/** A feature for `with` that notes every toast asked for; `toasts` starts empty with each call. */
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
