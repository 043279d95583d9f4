import { playerApi } from '../playerApi';
import { captchaImage } from '../rules/captchaImage';

export type Captcha = { image: string | undefined; isLoading: boolean; hasFailed: boolean; refresh: () => void };

/** Fetches the captcha image while one is needed; each image is valid for one attempt. */
export function useCaptcha(isWanted: boolean): Captcha {
  const { currentData, isFetching, refetch } = playerApi.useGetCaptchaQuery(undefined, {
    skip: !isWanted,
    refetchOnMountOrArgChange: true,
  });
  const image = isWanted ? captchaImage(currentData) : undefined;
  return {
    image,
    isLoading: isFetching,
    hasFailed: isWanted && !isFetching && image === undefined,
    refresh: () => {
      if (isWanted) void refetch();
    },
  };
}
