import { contentFeature } from '@parlour/content';
import { toastRequested } from '@parlour/kernel';
import { playerFeature, preferences } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { recordToasts, renderBlock, useNetwork } from '@parlour/testing';
import { sessionFeature } from './feature';
import { handlers } from './mocks/handlers';

useNetwork(...handlers);

test('product 4.17: the phone vibrates on results, unless the player switched vibration off', async () => {
  const vibrate = jest.fn();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const { store } = await renderBlock(null, { with: [sessionFeature, playerFeature, siteFeature, contentFeature] });
  store.dispatch(toastRequested({ level: 'success', text: 'done' }));
  store.dispatch(toastRequested({ level: 'info', text: 'by the way' }));
  expect(vibrate.mock.calls).toEqual([[15]]);
  preferences.change({ haptics: false });
  store.dispatch(toastRequested({ level: 'fail', text: 'not done' }));
  expect(vibrate).toHaveBeenCalledTimes(1);

  preferences.change({ haptics: true });
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
  store.dispatch(toastRequested({ level: 'success', text: 'before the first touch' }));
  expect(vibrate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'userActivation');
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('on an iPhone, which cannot vibrate, the toast is shown without an error', async () => {
  expect(navigator).not.toHaveProperty('vibrate');
  const { feature: toastRecorder, toasts } = recordToasts();
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await renderBlock(null, { with: [sessionFeature, playerFeature, siteFeature, contentFeature, toastRecorder] });
  store.dispatch(toastRequested({ level: 'success', text: 'done' }));
  expect(toasts).toEqual([expect.objectContaining({ text: 'done' })]);
  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
});
