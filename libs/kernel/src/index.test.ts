import * as campaign from './campaign';
import * as device from './device';
import * as feature from './feature';
import * as money from './money';
import * as storage from './storage';
import * as time from './time';
import * as wireCall from './wireCall';
import * as kernel from '.';

test('the public surface', () => {
  const faces = {
    '.': kernel,
    './campaign': campaign,
    './device': device,
    './feature': feature,
    './money': money,
    './storage': storage,
    './time': time,
    './wire-call': wireCall,
  };
  expect(Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, Object.keys(face).sort()]))).toMatchInlineSnapshot(`
   {
     ".": [
       "adoptCountries",
       "adoptLanguages",
       "appPath",
       "betSettled",
       "countryOf",
       "currencyOf",
       "featuresAdded",
       "gatewayLanguages",
       "homeAliases",
       "intlTag",
       "languageOf",
       "languageWithCode",
       "localeChanged",
       "locales",
       "loggedIn",
       "loggedOut",
       "merchantChanged",
       "openableUrl",
       "ownCountries",
       "ownLocale",
       "parseUrl",
       "paths",
       "to",
       "toGatewayLanguage",
       "toastDismissed",
       "toastRequested",
       "withSymbol",
       "withTimeout",
     ],
     "./campaign": [
       "assignCampaign",
       "campaignOf",
       "campaignOfVisit",
       "endCampaign",
       "forgetCampaignCode",
       "keepCampaign",
       "wireCampaign",
       "withCampaign",
     ],
     "./device": [
       "deviceOf",
       "earlyPage",
       "isOn2g",
       "isPlainTap",
       "isStandalone",
       "savesData",
       "supports",
       "whenIdle",
     ],
     "./feature": [
       "defineFeature",
       "screen",
     ],
     "./money": [
       "addMoney",
       "compareMoney",
       "countedMoney",
       "formatMoney",
       "groupDigits",
       "isMoney",
       "multiplyMoney",
       "shortDecimals",
       "subtractMoney",
       "toCurrency",
       "truncateMoney",
       "wageringOf",
     ],
     "./storage": [
       "clearStored",
       "deviceValue",
       "forgetCopies",
       "readStored",
       "removeStored",
       "storedCopy",
       "storedKeys",
       "writeCookie",
       "writeStored",
     ],
     "./time": [
       "DAY_MS",
       "HOUR_MS",
     ],
     "./wire-call": [
       "languageCode",
       "newIdempotencyKey",
       "onWireItemsDropped",
       "publicCacheControl",
       "publicReplies",
       "wireCall",
       "wireId",
       "wireKey",
       "wireLine",
       "wireList",
       "wireMoney",
       "wireText",
       "wireTime",
       "wireUrl",
       "wireWord",
     ],
   }
  `);
});
