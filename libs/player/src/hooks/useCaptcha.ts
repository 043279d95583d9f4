import { readStored, writeStored } from '@parlour/kernel/storage';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { playerApi } from '../playerApi';

export type Captcha = {
  image: string | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** How often another tab's captcha made this one invalid. What was typed for the former image is no longer right. */
  replaced: number;
  refresh: () => void;
};

/** The captcha that the browser fetched last, in any tab: the gateway accepts no earlier one. */
const LAST = 'lastCaptcha';

/** Fetches the captcha image while one is needed; each image is valid for one attempt, and until another tab fetches one. */
export function useCaptcha(isWanted: boolean): Captcha {
  const { currentData, isFetching, refetch } = playerApi.useGetCaptchaQuery(undefined, {
    skip: !isWanted,
    refetchOnMountOrArgChange: true,
  });
  const image = isWanted ? captchaImage(currentData) : undefined;
  const [replaced, setReplaced] = useState(0);
  const replace = useEffectEvent(() => {
    setReplaced(replaced + 1);
    void refetch();
  });

  useEffect(() => {
    if (image === undefined) return;
    const key = newIdempotencyKey();
    writeStored('local', LAST, key);
    const compare = () => {
      if (document.visibilityState === 'visible' && readStored('local', LAST, v.string()) !== key) replace();
    };
    document.addEventListener('visibilitychange', compare);
    // Two tabs side by side are both visible all the time, so a change of focus counts as well.
    window.addEventListener('focus', compare);
    return () => {
      document.removeEventListener('visibilitychange', compare);
      window.removeEventListener('focus', compare);
    };
  }, [image]);

  return {
    image,
    isLoading: isFetching,
    hasFailed: isWanted && !isFetching && image === undefined,
    replaced,
    refresh: () => {
      if (isWanted) void refetch();
    },
  };
}

const PNG_MAGIC = 'iVBORw0KGgo';
const MAX_LENGTH = 200_000;

/** Returns the captcha image if it is a PNG of a plausible size, else `undefined`. */
export function captchaImage(base64: string | undefined): string | undefined {
  const image = base64?.replace(/^data:image\/png;base64,/, '');
  return image?.startsWith(PNG_MAGIC) && image.length <= MAX_LENGTH && /^[A-Za-z0-9+/]+={0,2}$/.test(image) ? image : undefined;
}
