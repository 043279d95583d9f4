import { accentCss } from '../../apps/mobile-web/server/brand/accent.mjs';
import { describeLanguages } from '../../apps/mobile-web/server/languages/openLanguages.mjs';
import { embedJson, readConfigFile } from '../../apps/mobile-web/server/runtimeConfig.mjs';

/**
 * The operator's configuration and own accents for the page of the stories, as the server writes them into the app's document. Empty without
 * a file of an operator.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function brandHead(env = process.env) {
  if (!env.PARLOUR_CONFIG) return '';
  const config = describeLanguages(readConfigFile(env));
  const styles = accentCss(config.merchants.map(({ accent }) => accent));
  return `<script type="application/json" id="parlour-config">${embedJson(config)}</script><style>${styles.join('')}</style>`;
}
