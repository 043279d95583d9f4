import { defineFeature, toastRequested } from '@parlour/kernel';

export type Toast = { level: string; text: string; durationMs?: number };

/** Records toasts in place of the shell that would show them. Pass `feature` in `with`. */
export function toastWitness() {
  const toasts: Toast[] = [];
  const feature = defineFeature({
    id: 'witness',
    routes: [],
    listen: (startListening) => startListening({ actionCreator: toastRequested, effect: ({ payload }) => void toasts.push(payload) }),
    messages: async () => ({ default: {} }),
  });
  return { toasts, feature };
}
