import { Ajv } from 'ajv';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build } from 'plist';
import sharp from 'sharp';

/** Apple's keys of a profile with a web clip (github.com/apple/device-management), those of a profile that a player installs. */
const schema = JSON.parse(readFileSync(new URL('./profileSchema.json', import.meta.url), 'utf8'));
const fits = new Ajv({ allErrors: true }).compile(schema);
/** The icon of an iPhone. */
const ICON = 180;

/**
 * A configuration profile that puts the brand's site on the home screen of an iPhone or iPad.
 * @param {import('./readApp.mjs').App} app
 * @param {Record<string, string>} consent What players agree to, by language (BCP 47), with `default`.
 * @returns {Promise<string>} A property list.
 */
export async function webClip({ name, hosts: [host], colour, icons }, consent) {
  const identifier = host.split('.').reverse().join('.');
  // iOS draws a transparent ground black.
  const icon = await sharp(icons.touch).resize(ICON, ICON).flatten({ background: colour }).png().toBuffer();
  const clip = {
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.webclip`,
    PayloadUUID: uuidOf(`${identifier}.webclip`),
    PayloadDisplayName: name,
    Label: name,
    // `WEBCLIP=1` tells the app how it was installed (specification 4).
    URL: `https://${host}/m/home?WEBCLIP=1&utm_source=ios&utm_medium=icon`,
    Icon: icon,
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
  };
  const profile = {
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.profile`,
    PayloadUUID: uuidOf(`${identifier}.profile`),
    PayloadDisplayName: name,
    PayloadOrganization: name,
    PayloadDescription: consent.default,
    PayloadRemovalDisallowed: false,
    TargetDeviceType: 1,
    ConsentText: consent,
    PayloadContent: [clip],
  };
  // The schema sees the icon as text, because JSON has no type for bytes.
  if (!fits({ ...profile, PayloadContent: [{ ...clip, Icon: icon.toString('base64') }] })) throw new Error(JSON.stringify(fits.errors));
  return `${build(profile)}\n`;
}

/** Returns the same UUID for the same name, so that a new profile replaces the former one. */
function uuidOf(name) {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-').toUpperCase();
}
