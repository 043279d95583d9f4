import { toGatewayLanguage } from '@parlour/kernel';
import { usePlayerKey } from '@parlour/player/session';
import { useLocale } from '@parlour/site';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PushDispatch } from './pushSubscription';
import { type PushState, endDevice, findDevice, startDevice } from './pushDevice';

const failed: PushState = { kind: 'failed' };

/** Whether this device notifies the player, undefined until known, and how to change that. */
export function usePushDevice(publicKey: string) {
  const player = usePlayerKey() ?? '';
  const language = toGatewayLanguage(useLocale());
  const dispatch = useDispatch<PushDispatch>();
  const [state, setState] = useState<PushState>();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void findDevice({ player, language, dispatch })
      .catch(() => failed)
      .then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
  }, [player, language, dispatch]);

  async function change(task: Promise<PushState>) {
    setAsked(true);
    setBusy(true);
    setState(await task.catch(() => failed));
    setBusy(false);
  }

  return {
    state,
    /** True once the player has turned it on or off here. */
    isAsked,
    isBusy,
    turnOn: () => void change(startDevice(publicKey, { player, language, dispatch })),
    turnOff: () => void change(endDevice({ player, language, dispatch })),
  };
}
