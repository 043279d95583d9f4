import { errorMessages } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { defineFeature, type Feature } from '@parlour/kernel/feature';

type Toast = ReturnType<typeof toastRequested>['payload'] & { text: string };

/** A feature for `with` that records every requested toast in place of the shell that would show them, with its text in English. */
export function recordToasts(): { feature: Feature; toasts: Toast[] } {
  const toasts: Toast[] = [];
  const english = errorMessages('en');
  const feature = defineFeature({
    id: 'recordToasts',
    routes: [],
    messages: async () => ({ default: {} }),
    listen: (startListening) =>
      startListening({
        actionCreator: toastRequested,
        effect: async ({ payload: { text, ...toast } }) => {
          if (typeof text === 'string') toasts.push({ ...toast, text });
          else toasts.push({ ...toast, text: catalogueOf((await english).default)[text.catalogue] ?? '' });
        },
      }),
  });
  return { feature, toasts };
}

function catalogueOf({ catalogue }: Record<string, unknown>): Record<string, string> {
  return catalogue as Record<string, string>;
}
