import { plainText, type Reading } from './typedDigits';

/** `country`: a number of another country. `notMobile`: no mobile number of this country, for example a landline. */
export type MobileRefusal = 'empty' | 'format' | 'tooShort' | 'tooLong' | 'country' | 'notMobile';

export type MobileNumber = {
  /** The digits after the calling code: "9175557731". */
  national: string;
  /** As it is dialled inside the country: "09175557731". */
  local: string;
  /** As people read it: "+63 917 555 7731". */
  international: string;
};

/** The numbering plans of the world; a calling code such as "63" names the country. */
export type MobileReader = {
  /** Reads a mobile number of the country: "0917 555 7731", "+639175557731", "63 917 555 7731". */
  read: (typed: string, diallingCode: string) => Reading<MobileNumber, MobileRefusal>;
  /** A number as it is dialled inside the country, for example "0905 123 4567"; empty for an unknown calling code. */
  example: (diallingCode: string) => string;
};

let loading: Promise<MobileReader> | undefined;

/**
 * Loads the numbering plans, once. Call it when a form with a phone field appears. It rejects if their file cannot be fetched, and another
 * call tries again.
 */
export function loadMobileReader(): Promise<MobileReader> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<MobileReader> {
  const [plans, { default: examples }] = await Promise.all([
    import('libphonenumber-js/mobile'),
    import('libphonenumber-js/mobile/examples'),
  ]);
  const countries = new Map(plans.getCountries().map((country) => [String(plans.getCountryCallingCode(country)), country]));

  return {
    example: (diallingCode) => {
      const country = countries.get(diallingCode);
      return (country && plans.getExampleNumber(country, examples)?.formatNational()) ?? '';
    },
    read: (typed, diallingCode) => {
      const text = plainText(typed).trim().replace(/^tel:/i, '').replace(/^\(\+/, '+(');
      if (text === '') return { problem: 'empty' };
      if (!/^\+?[\d ()./-]*\d[\d ()./-]*$/.test(text)) return { problem: 'format' };
      if (!countries.has(diallingCode)) return { problem: 'country' };
      const dialled = text.replace(/^00/, '+');
      const options = { defaultCallingCode: diallingCode, extract: false };
      const number = plans.parsePhoneNumberFromString(dialled, options);
      if (number && number.countryCallingCode !== diallingCode) return { problem: 'country' };
      const length = plans.validatePhoneNumberLength(dialled, options);
      if (length === 'INVALID_COUNTRY') return { problem: 'country' };
      if (length === 'TOO_SHORT') return { problem: 'tooShort' };
      if (length === 'TOO_LONG') return { problem: 'tooLong' };
      if (!number?.isValid()) return { problem: 'notMobile' };
      return {
        value: {
          national: number.nationalNumber,
          local: number.formatNational().replace(/\D/g, ''),
          international: number.formatInternational(),
        },
      };
    },
  };
}
