import { without } from '../without.mjs';

/**
 * Returns the merchants of a domain: those that name it in `hosts`; elsewhere those without `hosts`, or all if there are no such merchants.
 * @template {{ hosts?: string[] }} Merchant
 * @param {{ merchants: Merchant[] }} config
 * @param {string} domain
 * @returns {Merchant[]}
 */
export function merchantsOn({ merchants }, domain) {
  const own = merchants.filter(({ hosts = [] }) => hosts.includes(domain));
  const open = merchants.filter(({ hosts = [] }) => hosts.length === 0);
  return [own, open, merchants].find((some) => some.length > 0) ?? [];
}

/**
 * Returns the configuration of the app on a domain. One brand's site says nothing about another's, and the parts for the server stay here.
 * @param {{ merchants: object[] }} config
 * @param {string} domain
 */
export function siteConfig(config, domain) {
  const merchants = merchantsOn(config, domain).map((merchant) => withoutAddresses(without(merchant, 'hosts', 'page', 'root')));
  const spoken = merchants.flatMap(({ langList }) => langList);
  const languages = config.languages?.filter(({ code }) => spoken.includes(code));
  const { reportTo, ...campaign } = config.campaign ?? {};
  const shown = [...merchants, ...(languages ?? [])].map(({ country }) => country);
  const countries = config.countries?.filter(({ code }) => shown.includes(code));
  return {
    ...config,
    merchants,
    ...(languages && { languages }),
    ...(countries && { countries }),
    ...(config.campaign && { campaign: { ...campaign, ...(reportTo && { isReported: true }) } }),
  };
}

/** Of a tag, the app knows the name and the purpose. */
function withoutAddresses({ consent, ...merchant }) {
  const tags = consent?.tags.map(({ name, purpose }) => ({ name, purpose }));
  return consent ? { ...merchant, consent: { ...consent, tags } } : merchant;
}

/**
 * Returns the merchant whose brand a domain shows before the app knows the player's, and a name for its site. Domains with the same
 * merchants share the name.
 * @param {{ merchants: object[] }} config
 * @param {string} domain
 */
export function siteOn(config, domain) {
  const merchants = merchantsOn(config, domain);
  return { merchant: merchants[0], site: merchants.map((merchant) => config.merchants.indexOf(merchant)).join() };
}

/**
 * Returns every domain that the configuration names, and '' for all others.
 * @param {{ merchants: { hosts?: string[], alternateDomains?: Record<string, string> }[] }} config
 */
export function domainsOf({ merchants }) {
  return ['', ...new Set(merchants.flatMap(({ hosts = [], alternateDomains = {} }) => [...hosts, ...Object.keys(alternateDomains)]))];
}

/**
 * Returns the merchant of a domain that has a code there, and the origin under which search engines and messengers know its pages: the first of its `hosts`,
 * or the domain on which it has this code. The origin comes from the configuration alone. A page is in memory for all hosts with the same merchants, so the
 * `Host` of a request, which a stranger may choose, must not get into it. Without a host in the configuration there is no origin.
 * @param {{ merchants: { code: string, hosts?: string[], alternateDomains?: Record<string, string> }[] }} config
 * @param {string} domain
 * @param {string} [code] The first merchant's without it.
 */
export function brandOn(config, domain, code) {
  const merchants = merchantsOn(config, domain);
  const alternateOf = ({ alternateDomains = {} }, wanted) => Object.entries(alternateDomains).find(([, other]) => other === wanted)?.[0];
  const merchant = merchants.find((one) => one.code === code || alternateOf(one, code)) ?? merchants[0] ?? {};
  const host = alternateOf(merchant, code ?? merchant.alternateDomains?.[domain]) ?? merchant.hosts?.[0];
  return { merchant, origin: host && `https://${host}` };
}
