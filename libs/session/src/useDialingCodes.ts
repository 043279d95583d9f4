import { accessApi } from './api/accessApi';
import { dialingCodes } from './rules/dialingCodes';

/** Returns the calling codes to choose from: the merchants' own and the gateway's (specification 7, "system country"). */
export function useDialingCodes(): { country: string; dialingCode: string }[] {
  const { data = [] } = accessApi.useGetCountriesQuery();
  const own = Object.entries(dialingCodes).map(([country, dialingCode]) => ({ country, dialingCode }));
  const others = data.filter(({ dialingCode }) => !own.some((known) => known.dialingCode === dialingCode));
  return [...own, ...others];
}
