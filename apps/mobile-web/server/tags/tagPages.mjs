import { createHash } from 'node:crypto';
import { merchantsOn } from '../brand/siteConfig.mjs';
import { fileHeaders } from '../headers.mjs';
import { TAGS } from '../paths.mjs';
import { embedJson, escapeMarkup } from '../runtimeConfig.mjs';

/** The app tells a tag nothing before it says so: an error page of a proxy, or a script that did not come, hears nothing. */
const READY = "parent.postMessage('ready','*')";
/** The event of a script does not bubble. */
const READY_WITH_SCRIPT = `document.addEventListener('load',()=>${READY},{capture:true,once:true})`;

/** @typedef {{ name: string, script?: string, pixel?: string, hosts?: string[] }} Tag One of `consent` in the operator's file. */

/**
 * The pages of tags. A tag never runs in the app: the app frames its page, which is an origin of its own by its sandbox, so that the script of another company
 * reads nothing of the app, keeps nothing here, and talks to its hosts alone (docs/guides/tags-and-consent.md).
 * @param {{ merchants: { code: string, alternateDomains?: Record<string, string>, consent?: { tags: Tag[] } }[] }} config
 * @returns {(domain: string, path: string) => { text: string, headers: Record<string, string> } | undefined} `path`: `/m/tags/<code of the merchant>/<name>`.
 */
export function tagPages(config) {
  return (domain, path) => {
    const [code, name, ...rest] = path.slice(TAGS.length).split('/');
    const hasCode = (merchant) =>
      [merchant.code, ...Object.values(merchant.alternateDomains ?? {})].some((one) => encodeURIComponent(one) === code);
    const merchant = merchantsOn(config, domain).find(hasCode);
    const tag = merchant?.consent?.tags.find((one) => one.name === name);
    return tag && rest.length === 0 ? pageOf(tag) : undefined;
  };
}

/** @param {Tag} tag */
function pageOf({ name, script, pixel, hosts = [] }) {
  const inline = [pixel && fetchPixel(pixel), script ? READY_WITH_SCRIPT : READY].filter(Boolean).join(';');
  const text = [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>`,
    `<script>${inline}</script>`,
    script && `<script src="${escapeMarkup(script)}"></script>`,
  ];
  const headers = {
    ...fileHeaders(),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyOf({ script, pixel, hosts, inline }),
    'Referrer-Policy': 'no-referrer',
  };
  return { text: text.filter(Boolean).join(''), headers };
}

function policyOf({ script, pixel, hosts, inline }) {
  const named = hosts.map((host) => `https://${host}`);
  const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
  const directives = {
    'default-src': ["'none'"],
    // A source of a policy has no query.
    'script-src': [hash, script?.replace(/\?.*/, ''), ...named],
    'connect-src': named,
    'img-src': [pixel && new URL(pixel).origin, ...named],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** Fetches the image for each event of the app. `{event}`, `{page}` and the names of a campaign stand for their values. */
function fetchPixel(address) {
  return `addEventListener('message',({source,data})=>{if(source===parent)new Image().src=${embedJson(address)}.replace(/\\{(\\w+)\\}/g,(_,name)=>encodeURIComponent(data[name]??''))})`;
}
