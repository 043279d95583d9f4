// Installs the wanted browsers as far as this machine allows.
import { wantedBrowsers } from './wantedBrowsers.mjs';

for (const { name, find, install, needs } of wantedBrowsers) {
  if (!find()) await install();
  console.log(find() ? `${name} is there.` : `${name} is left out: it needs ${needs}.`);
}
