import { gamesWire } from '@parlour/games/wire';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playControlsWire } from '@parlour/player/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { siteWire } from '@parlour/site/wire';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const status = (query: string) => gateway.gateway.app.request(`${siteWire.getStatus.path}?${query}`);
const refusalOf = async (reply: Response) => ({ status: reply.status, ...((await reply.json()) as object) });
const invalid = (field: string) => ({ status: 400, code: 'FIELD_INVALID', value: { field } });

test('a public address with merchant and language is answered', async () => {
  expect((await status('language=EN&merchant=200jilif3')).status).toBe(200);
});

test('a language that the operator has added to the app gets the texts of the merchant’s first one', async () => {
  const help = async (language: string) =>
    (await gateway.gateway.app.request(`/wps/announcement/category?language=${language}&merchant=200jilif3`)).json();
  expect(await help('TH')).toEqual(await help('EN'));
});

test.each([
  ['a language in small letters', 'language=en&merchant=200jilif3', 'language'],
  ['a property of every object as language', 'language=constructor&merchant=200jilif3', 'language'],
  ['no language', 'merchant=200jilif3', 'language'],
  ['an unknown merchant', 'language=EN&merchant=nobody', 'merchant'],
  ['a language twice', 'language=EN&language=TY&merchant=200jilif3', 'language'],
  ['a merchant twice', 'language=EN&merchant=200jilif3&merchant=200jilimm3', 'merchant'],
  ['an unknown name', 'language=EN&merchant=200jilif3&utm_source=x', 'utm_source'],
  ['a name like a prototype', 'language=EN&merchant=200jilif3&__proto__=x', '__proto__'],
  ['a token', 'language=EN&merchant=200jilif3&token=x', 'token'],
])('a public address with %s is refused', async (_, query, field) => {
  expect(await refusalOf(await status(query))).toMatchObject(invalid(field));
});

test('a private address with a name that is unknown or comes twice is refused', async () => {
  const maria = await gateway.login('maria');
  const ask = async (query: string) =>
    refusalOf(
      await gateway.gateway.app.request(`${gamesWire.getPlaySession.path}?${query}`, {
        headers: { Merchant: '200jilif3', Authorization: `Bearer ${maria.token ?? ''}` },
      }),
    );
  expect(await ask('playSessionId=a&memberId=b')).toMatchObject(invalid('memberId'));
  expect(await ask('playSessionId=a&playSessionId=b')).toMatchObject(invalid('playSessionId'));
  // Compatibility mode sends the token in the query too.
  expect(await ask('playSessionId=a&token=b')).toMatchObject({ status: 200, code: 'GAME_UNAVAILABLE' });
});

test.each(['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'a JSON body that is sent as %j is refused, because a page of another site could send it',
  async (type) => {
    const maria = await gateway.login('maria');
    const body = JSON.stringify({ idempotencyKey: newIdempotencyKey(), language: 'EN' });
    const headers = { Merchant: '200jilif3', Authorization: `Bearer ${maria.token ?? ''}`, 'Content-Type': type };
    const reply = await gateway.gateway.app.request(rewardWire.signIn.path, { method: 'POST', headers, body });
    expect(await refusalOf(reply)).toMatchObject(invalid('Content-Type'));
    expect((await maria.call(playControlsWire.getPlayState, {})).pause).toBeNull();
  },
);

test('a JSON body names its type in any case, with or without a charset', async () => {
  const headers = { Merchant: '200jilif3', 'Content-Type': 'Application/JSON; charset=utf-8' };
  const reply = await gateway.gateway.app.request('/wps/session/login/freeplay', { method: 'POST', headers, body: '{"moduleId":"m"}' });
  expect(await refusalOf(reply)).toMatchObject({ status: 200, success: true });
});
