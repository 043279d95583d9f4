import type { WireInput } from '@parlour/kernel/wire-call';
import { siteWire } from '@parlour/site/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { sessionWire } from '@parlour/session/wire';
import { registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';

const gateway = useGateway();
const page = { language: 'EN', pageNo: 1, pageSize: 25 } as const;
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(1200, 7)]);
const report: WireInput<typeof messagingWire.sendFeedback> = {
  idempotencyKey: 'report-1',
  topic: 'deposit',
  content: 'My deposit of ₱500 at 14:02 is missing.',
  images: [],
};

async function member(username: string) {
  const client = gateway.client();
  await client.login(username);
  return client;
}

describe('inbox', () => {
  test('messages are paged and in the requested language', async () => {
    const vince = await member('vince');
    const first = await vince.call(messagingWire.getInbox, page);
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2 });
    expect(first.content).toHaveLength(25);
    expect(first.content[0]).toMatchObject({ title: 'A reward is waiting for you', type: 'promo', read: false });
    expect(first.content[0]?.snippet).not.toContain('<');
    const second = await vince.call(messagingWire.getInbox, { ...page, pageNo: 2, language: 'TY' });
    expect(second.content.at(-1)?.title).toMatch(/^Ang linggo mo/);
  });

  test('messages are marked as read, unread, or all as read; the unread count follows', async () => {
    const maria = await member('maria');
    expect(await maria.call(messagingWire.getInboxUnread, {})).toBe(2);
    await maria.call(messagingWire.markMessages, { ids: ['m-maria-credited'], read: true });
    expect(await maria.call(messagingWire.getInboxUnread, {})).toBe(1);
    await maria.call(messagingWire.markMessages, { ids: ['m-maria-credited'], read: false });
    await maria.call(messagingWire.markMessages, { ids: [], read: true, all: true });
    expect(await maria.call(messagingWire.getInboxUnread, {})).toBe(0);
  });

  test('a deleted message is gone; another player’s messages cannot be changed', async () => {
    const maria = await member('maria');
    const vince = await member('vince');
    await vince.call(messagingWire.deleteMessages, { ids: ['m-maria-login', 'm-vince-login'] });
    expect((await maria.call(messagingWire.getMessage, { id: 'm-maria-login', language: 'EN' })).title).toBe('A new login to your account');
    expect((await vince.refusal(messagingWire.getMessage, { id: 'm-vince-login', language: 'EN' })).code).toBe('MESSAGE_REMOVED');
    expect((await vince.refusal(messagingWire.getMessage, { id: 'm-maria-login', language: 'EN' })).code).toBe('MESSAGE_REMOVED');
  });

  test('spec 6: a free trial has neither inbox nor chat', async () => {
    const trial = gateway.client();
    trial.token = (await trial.call(sessionWire.startTrial, { moduleId: '' })).token;
    expect((await trial.refusal(messagingWire.getInbox, page)).code).toBe('NOT_ALLOWED');
    expect((await trial.refusal(messagingWire.getChatUnread, {})).code).toBe('NOT_ALLOWED');
  });
});

describe('chat', () => {
  test('spec 7: a launch returns an address on the vendor’s origin and resets the unread count', async () => {
    const maria = await member('maria');
    expect(await maria.call(messagingWire.getChatUnread, {})).toEqual({ unReadCount: 1 });
    const launch = { b2c: 1, language: 'TY', backUrl: 'http://localhost:4300/m/message', headerColor: '0b0d14', title: 'Chat' } as const;
    const { chatUrl } = await maria.call(messagingWire.launchChat, { ...launch, topic: 'deposit', orderNo: 'D-2611-004182' });
    const { origin, pathname, searchParams } = new URL(chatUrl);
    expect([origin, pathname]).toEqual(['http://localhost:4320', '/chat']);
    expect(Object.fromEntries(searchParams)).toMatchObject({ language: 'TY', topic: 'deposit', order: 'D-2611-004182' });
    expect(await maria.call(messagingWire.getChatUnread, {})).toEqual({ unReadCount: 0 });
  });

  test('the greeting mentions the order passed at launch', async () => {
    const reply = await gateway.vendor('/api/chat?language=EN&order=D-2611-004182');
    expect(((await reply.json()) as { text: string }).text).toContain('D-2611-004182');
  });

  test('customer-service paths are encrypted, also in the status', async () => {
    const entries = await gateway.client().call(messagingWire.getCustomerService, { type: '3' });
    expect(entries.map(({ title }) => title)).toEqual(['CS', 'whatsapp', 'Messenger', 'Facebook', 'YouTube']);
    expect(JSON.stringify(entries)).not.toContain('http');
    expect((await gateway.client().call(siteWire.getStatus, {})).info.customerService).toEqual(entries);
  });
});

test('spec 7: help topics are for phones and in the merchant’s languages', async () => {
  const english = await gateway.client().call(messagingWire.getHelp, { device: 'MOBILE', lang: 'EN' });
  const burmese = await gateway.client({ merchant: '200jilimm3' }).call(messagingWire.getHelp, { device: 'MOBILE', lang: 'MY' });
  expect(english.map(({ code }) => code)).toEqual(burmese.map(({ code }) => code));
  expect(english.map(({ code }) => code)).toContain('affiliate');
  expect(burmese.every(({ title, content }) => /[က-၏]/.test(title) && /[က-၏]/.test(content))).toBe(true);
});

describe('feedback', () => {
  test('a report is accepted once, gets a number, and is answered in the inbox', async () => {
    const player = await registerMember(gateway);
    const sent = await player.call(messagingWire.sendFeedback, report);
    expect(sent.reference).toMatch(/^F-\d{6}$/);
    expect(await player.call(messagingWire.sendFeedback, report)).toEqual(sent);
    expect(await player.call(messagingWire.getFeedbackHistory, {})).toMatchObject([{ reference: sent.reference, status: 'open' }]);
    expect(await player.call(messagingWire.getInboxUnread, {})).toBe(0);
    gateway.pass(2 * stepMs);
    expect(await player.call(messagingWire.getInboxUnread, {})).toBe(1);
    const [answer] = (await player.call(messagingWire.getInbox, page)).content;
    expect(answer?.title).toBe(`Answer to your report ${sent.reference}`);
    expect(await player.call(messagingWire.getFeedbackHistory, {})).toMatchObject([{ status: 'answered' }]);
  });

  test('spec 5: the gateway enforces the word range and the 140 characters of the remark', async () => {
    const player = await registerMember(gateway);
    const { minWords, maxWords } = await player.call(messagingWire.getFeedbackSetting, {});
    const refused = async (fields: object) => (await player.refusal(messagingWire.sendFeedback, { ...report, ...fields })).value;
    expect(await refused({ content: 'x'.repeat(minWords - 1) })).toEqual({ field: 'content' });
    expect(await refused({ content: 'x'.repeat(maxWords + 1) })).toEqual({ field: 'content' });
    expect(await refused({ remark: 'x'.repeat(141) })).toEqual({ field: 'remark' });
    expect(await refused({ images: ['never-sent'] })).toEqual({ field: 'images' });
  });

  test('spec 5: images are PNG or JPG by their content, at most 5 MB each; a part may be sent twice', async () => {
    const player = await registerMember(gateway);
    const send = (imageId: string, bytes: Buffer, [part, parts] = [0, 1] as [number, number]) =>
      player.send(messagingWire.putFeedbackImage, { imageId, part, parts, data: bytes.toString('base64') });
    expect(await send('lie', Buffer.from('<svg onload=alert(1)>'))).toMatchObject({ success: false, code: 'IMAGE_TYPE' });
    expect((await send('shot', png.subarray(0, 600), [0, 2])).value).toEqual({ complete: false });
    expect((await send('shot', png.subarray(0, 600), [0, 2])).value).toEqual({ complete: false });
    expect((await send('shot', png.subarray(600), [1, 2])).value).toEqual({ complete: true });
    const huge = Buffer.alloc(384 * 1024);
    png.copy(huge);
    for (let part = 0; part < 13; part += 1) await send('huge', huge, [part, 14]);
    expect(await send('huge', huge, [13, 14])).toMatchObject({ success: false, code: 'IMAGE_SIZE' });
    expect(await player.call(messagingWire.sendFeedback, { ...report, images: ['shot'] })).toMatchObject({ replyHours: 24 });
  });

  test('many reports within an hour require a captcha', async () => {
    const player = await registerMember(gateway);
    for (const key of ['a', 'b', 'c', 'd', 'e']) await player.call(messagingWire.sendFeedback, { ...report, idempotencyKey: key });
    expect((await player.call(messagingWire.getFeedbackSetting, {})).captcha).toBe(true);
    expect((await player.refusal(messagingWire.sendFeedback, { ...report, idempotencyKey: 'f' })).code).toBe('CAPTCHA_REQUIRED');
  });

  test('a report offers only the player’s own orders and games', async () => {
    const vince = await member('vince');
    const items = await vince.call(messagingWire.getFeedbackItems, { topic: 'deposit' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ id }) => id.startsWith('D-'))).toBe(true);
    expect(await (await registerMember(gateway)).call(messagingWire.getFeedbackItems, { topic: 'deposit' })).toEqual([]);
  });
});
