/** Feature flags per merchant (specification 3): on is what this gateway serves. */
export function merchantFlags(): Record<string, '0' | '1'> {
  return {
    USERNAMEREG3: '1',
    TRANSBETREPMEM3: '1',
    MOBILENUMREG3: '0',
    REGMOBVERF3: '0',
    MOBILENUMPASSREG3: '0',
    MOBILEVERCODELOGIN3: '0',
    FACEBOOKLOGIN3: '0',
    GOOGLELOGIN3: '0',
    REWCEN3: '0',
    CBS3: '0',
  };
}
