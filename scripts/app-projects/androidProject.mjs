import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { androidIcons } from './androidIcons.mjs';

const template = fileURLToPath(new URL('./android/', import.meta.url));
const manifest = fileURLToPath(new URL('../../apps/mobile-web/public/manifest.webmanifest', import.meta.url));
const RES = 'app/src/main/res/';
const LAUNCHER = 'com.google.androidbrowserhelper.trusted.LauncherActivity';
const MARK = 'utm_source=android&utm_medium=icon';
/** Files with values to fill in. */
const FILLED = /\.(gradle|xml)$/;

/**
 * A Gradle project of a Trusted Web Activity: the brand's site as an Android app.
 * @param {import('./readApp.mjs').App} app With `android`.
 * @returns {Promise<Record<string, string | Buffer>>} The files by path.
 */
export async function androidProject(app) {
  const values = valuesOf(app);
  const icons = await androidIcons(app.icons);
  return {
    ...Object.fromEntries(filesIn('').map((path) => [path, contentOf(path, values)])),
    ...Object.fromEntries(Object.entries(icons).map(([path, image]) => [RES + path, image])),
  };
}

/** The values of the template; those with several lines are indented as it is. */
function valuesOf({ name, hosts, colour, android }) {
  const [host, ...others] = hosts;
  const { start_url: start, shortcuts } = JSON.parse(readFileSync(manifest, 'utf8'));
  const addressOf = (path) => escapeXml(`https://${host}${path}?${MARK}`);
  const statements = hosts.map((site) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'web', site: `https://${site}` },
  }));
  return {
    package: android.package,
    versionName: android.version,
    versionCode: String(versionCode(android.version)),
    name: androidText(name),
    launchUrl: addressOf(start),
    assetStatements: androidText(JSON.stringify(statements)),
    colour,
    hosts: hosts.map((one) => `                <data android:host="${one}" />`).join('\n'),
    origins: others.map((one) => `        <item>https://${one}</item>`).join('\n'),
    shortcutNames: shortcuts
      .map((shortcut, place) => `    <string name="shortcut_${place}">${androidText(shortcut.name)}</string>`)
      .join('\n'),
    shortcuts: shortcuts.map(({ url }, place) => shortcutOf(addressOf(url), { place, package: android.package })).join('\n'),
  };
}

function shortcutOf(address, { place, package: name }) {
  return `    <shortcut
        android:enabled="true"
        android:icon="@mipmap/ic_launcher"
        android:shortcutId="shortcut_${place}"
        android:shortcutShortLabel="@string/shortcut_${place}">
        <intent
            android:action="android.intent.action.VIEW"
            android:data="${address}"
            android:targetClass="${LAUNCHER}"
            android:targetPackage="${name}" />
    </shortcut>`;
}

/** Android compares whole numbers: 1.2.3 is 10203. */
function versionCode(version) {
  const [major, minor, patch] = version.split('.').map(Number);
  return major * 10_000 + minor * 100 + patch;
}

function filesIn(folder) {
  return readdirSync(join(template, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    return entry.isDirectory() ? filesIn(`${path}/`) : [path];
  });
}

function contentOf(path, values) {
  const content = readFileSync(join(template, path));
  return FILLED.test(path) ? content.toString('utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]) : content;
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A text as a resource: Android reads quotes, backslashes and a first @ or ? as its own. */
function androidText(text) {
  return escapeXml(text.replace(/['"\\]/g, String.raw`\$&`).replace(/^[@?]/, String.raw`\$&`));
}
