import { messagingWire } from '@parlour/messaging/wire';
import { sessionWire } from '@parlour/session/wire';
import { type Schema, readContract } from '../fuzz/readContract';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const { operations, follow } = readContract();

/** The fields of an input that could be longer than any gateway wants to read. */
function endless(schema: Schema, path = ''): string[] {
  const { type, anyOf = [], allOf = [], oneOf = [], properties = {}, additionalProperties, items, ...rest } = follow(schema);
  const parts = [...anyOf, ...allOf, ...oneOf];
  const inner = [
    ...parts.flatMap((part) => endless(part, path)),
    ...Object.entries(properties).flatMap(([name, part]) => endless(part, `${path}.${name}`)),
    ...(additionalProperties ? endless(additionalProperties, `${path}.*`) : []),
    ...(items ? endless(items, `${path}[]`) : []),
  ];
  const types = [type].flat();
  const isAnything = type === undefined && parts.length === 0 && !isChoice(rest);
  const isEndless = isAnything || (types.includes('string') && isLong(rest)) || (types.includes('array') && rest.maxItems === undefined);
  return isEndless ? [path, ...inner] : inner;
}

const isChoice = (schema: Schema) => schema.const !== undefined || schema.enum !== undefined;

/** A pattern with an open end, such as that of base64url, limits no length. */
function isLong(schema: Schema): boolean {
  const { maxLength, pattern, format } = schema;
  if (isChoice(schema) || maxLength !== undefined || format !== undefined) return false;
  return pattern === undefined || /[*+]|,\}/.test(pattern);
}

test.each(operations.map(({ name, input }) => [name, input] as const))('%s: every text and list of the input has a limit', (_, input) => {
  // A text is `wireWord`, `wireLine`, `wireUrl`, `wireText` or an id (libs/kernel/src/wireList.ts).
  expect(endless(input)).toEqual([]);
});

test('a text that is too long is refused, and its field is named', async () => {
  const client = gateway.client();
  expect(await client.refusal(sessionWire.startTrial, { moduleId: 'm'.repeat(81) })).toMatchObject({
    status: 400,
    code: 'FIELD_INVALID',
    value: { field: 'moduleId' },
  });
  const login = { username: 'maria', password: 'p'.repeat(501), captcha: '', type: 'username' } as const;
  expect(await client.refusal(sessionWire.login, login)).toMatchObject({ status: 400, value: { field: 'password' } });
});

test('the longest name of every language fits', async () => {
  const maria = await gateway.login('maria');
  const chat = { b2c: 1, language: 'EN', backUrl: 'http://localhost:4300/m/home', headerColor: '#112233' };
  const title = '👩‍👩‍👧‍👦'.repeat(7) + 'မြန်မာ'.repeat(20);
  expect((await maria.send(messagingWire.launchChat, { ...chat, title })).status).toBe(200);
});
