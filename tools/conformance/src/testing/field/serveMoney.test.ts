import { useSandbox } from '../useSandbox';
import { createField } from './createField';

const sandbox = useSandbox();
const merchant = { Merchant: '200jilif3' };
let field: ReturnType<typeof createField>;
let player: Record<string, string>;
beforeAll(async () => {
  field = createField(async (request) => sandbox.gateway.app.fetch(request));
  const reply = await sandbox.gateway.app.request('/sandbox/members', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'fieldmoney' }),
  });
  player = { ...merchant, Authorization: ((await reply.json()) as { token: string }).token };
});

async function deposit(call: string, headers: Record<string, string>, body?: string) {
  const reply = await field.request(`/wps/relay/${call}`, { method: 'POST', headers, ...(body && { body }) });
  return [reply.status, ((await reply.json()) as { errorCode?: string }).errorCode];
}

test.each(['MCSFE_depositByQRImageUrl', 'MCSFE_depositByLaunchUrl'])('%s refuses strangers and what is not complete', async (call) => {
  expect(await deposit(call, merchant)).toEqual([401, 'login.not.session']);
  for (const body of [undefined, '{}', '{"bankCode":"islaqr"}', '{"bankCode":"islaqr","amount":"500"}', 'amount=500'])
    expect(await deposit(call, player, body)).toEqual([400, 'request_body_required']);
});
