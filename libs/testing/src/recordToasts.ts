import { type Feature, defineFeature, toastRequested } from '@parlour/kernel';

type Toast = ReturnType<typeof toastRequested>['payload'];

/** A feature for `with` that records every requested toast in place of the shell that would show them. */
export function recordToasts(): { feature: Feature; toasts: Toast[] } {
  const toasts: Toast[] = [];
  const feature = defineFeature({
    id: 'recordToasts',
    routes: [],
    messages: async () => ({ default: {} }),
    listen: (startListening) => startListening({ actionCreator: toastRequested, effect: ({ payload }) => void toasts.push(payload) }),
  });
  return { feature, toasts };
}
