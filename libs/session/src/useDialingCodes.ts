import { accessApi } from './api/accessApi';
import { dialingCodes } from './rules/dialingCodes';

/** Calling codes to choose from: the merchants' own, and those that the gateway tells of (specification 7, "system country"). */
export function useDialingCodes(): { country: string; dialingCode: string }[] {
  const { data = [] } = accessApi.useGetCountriesQuery();
  const own = Object.entries(dialingCodes).map(([country, dialingCode]) => ({ country, dialingCode }));
  const others = data.filter(({ dialingCode }) => !own.some((known) => known.dialingCode === dialingCode));
  return [...own, ...others];
}
