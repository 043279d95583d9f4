// Checks that docs/gateway-api.json, the gateway's contract as OpenAPI, and what the app's server reads, its list of calls and the schema of the
// operator's file, match the schemas of the libraries and the app (`--write` updates them).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayLanguages, ownCountries } from '@parlour/kernel';
import { wireCount, wireId, wireLine, wireMoney, wireText, wireTime, wireUrl, wireWord } from '@parlour/kernel/wire-call';
import { operatorFile } from '../apps/mobile-web/src/operatorFile.ts';
import { refusalCodes } from '../libs/api-client/src/wire/refusalCodes.ts';
import { describeCall } from './gatewayApi/describeCall.mjs';
import { sharedParts } from './gatewayApi/envelope.mjs';
import { layOut } from './gatewayApi/layOut.mjs';
import { readCalls } from './gatewayApi/readCalls.mjs';
import { schemaWriter } from './gatewayApi/toSchema.mjs';
import { typeConstants } from './gatewayApi/typeConstants.mjs';
import { writeCalls } from './gatewayApi/writeCalls.mjs';
import { writeOperatorFile } from './gatewayApi/writeOperatorFile.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { calls, schemas } = await readCalls(root);
const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const named = {
  Id: wireId,
  Money: wireMoney,
  Text: wireText,
  Line: wireLine,
  Word: wireWord,
  Url: wireUrl,
  Time: wireTime,
  Count: wireCount,
  ...Object.fromEntries([...schemas].map(([schema, name]) => [pascal(name), schema])),
};
const { write, writeNamed } = schemaWriter(named, wireMoney);

const paths = {};
for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = describeCall(call, write);
const shared = sharedParts({ refusalCodes, languages: Object.keys(gatewayLanguages) });
const described = { ...shared.schemas, ...writeNamed() };
/** Sample values, with which mock servers answer. */
const samples = { Id: 'A-10047', Text: 'A short text', Time: 1_790_000_000_000, Count: 3 };
for (const [name, sample] of Object.entries(samples)) described[name].examples = [sample];
const info = {
  title: "The operator's gateway, as Parlour calls it",
  version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
  description: [
    'Written from `src/wire` of every library: `node --import tsx scripts/checkContract.mjs --write`.',
    'Fields that are not described are ignored on both sides. Of a list that a player can do without, items that do not fit are left out.',
    'The parameters of a public call stand in the order of their names, so that every player sends the same address; private replies and all refusals carry `Cache-Control: private, no-store`.',
    'Integers stay below 2^53; ids and amounts of money are text. How to integrate a gateway: docs/guides/real-gateway.md.',
  ].join(' '),
  license: { name: 'All rights reserved', url: 'https://parlour.example/license' },
};
const servers = [
  { url: '/', description: "The app's own origin, whose server passes calls on to the gateway" },
  { url: 'http://localhost:4310', description: 'The sandbox of `npm run sandbox`' },
];
const used = (name) => JSON.stringify([paths, shared, described]).includes(`"#/components/schemas/${name}"`);
const schemasInUse = Object.fromEntries(Object.entries(described).filter(([name]) => used(name)));
const document = { openapi: '3.1.0', info, servers, paths, components: { ...shared, schemas: schemasInUse } };
const texts = {
  'docs/gateway-api.json': `${layOut(typeConstants(document))}\n`,
  'apps/mobile-web/server/gateway/calls.json': writeCalls(calls, {
    write: schemaWriter({}, wireMoney).write,
    languages: gatewayLanguages,
    countries: ownCountries,
  }),
  'apps/mobile-web/server/operator-file/schema.json': writeOperatorFile(operatorFile),
};

const stale = Object.entries(texts).filter(([name, text]) => {
  const file = join(root, name);
  if (process.argv.includes('--write')) writeFileSync(file, text);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
for (const [name] of stale) console.log(`${name} is stale: node --import tsx scripts/checkContract.mjs --write`);
if (stale.length === 0) console.log(`${calls.length} calls in the contract`);
process.exit(stale.length === 0 ? 0 : 1);
