import { startOther } from './testing/field/startOther';

// What other gateways of the family may answer. Each reply leads to the right value or to a clear refusal.

const { replies, asked, call, callSealed } = startOther();
const token = 'player-token-1';

const value = (written: unknown) => ({ body: { success: true, value: written } });
const site = 'merchant=200jilif3&language=EN';
const gameList = `/lgw/games/list?${site}&platform=html5&clientType=2&gameType=RNG&pageNo=1&pageSize=2`;
const range = (page: string) => `from=1&to=1900000000000&${page}`;

describe('money', () => {
  const balance = '/wps/v2/wallets/balance';
  const read = async (written: unknown) => {
    replies[balance] = value(written);
    const reply = await call('/wps/wallets/gcs', { token });
    return { status: reply.status, value: reply.value as { sumBalance: string; mainBalance: string } | undefined };
  };

  test.each<[unknown, string]>([
    [1234.5, '1234.50'],
    ['1234.5', '1234.50'],
    ['0', '0.00'],
    [-5, '-5.00'],
    [123456789012.34, '123456789012.34'],
    ['9007199254740993.01', '9007199254740993.01'],
    [0.1 + 0.2, '0.30'],
    [0.00000012, '0.00000012'],
  ])('of %j is read as %s', async (sumBalance, read_) => {
    const told = await read({ sumBalance, balance: [{ accountTypeId: '2', availBalance: sumBalance }], currency: 'PHP' });
    expect(told.value).toMatchObject({ sumBalance: read_, mainBalance: read_ });
  });

  test.each([null, '', '1,234.50', '1.234,50', '12 PHP', 'NaN', {}, [5], true, 1e30, 9_007_199_254_740_994])(
    'of %j is refused',
    async (sumBalance) => {
      expect(await read({ sumBalance, balance: [{ accountTypeId: 2, availBalance: 1 }] })).toEqual({ status: 502, value: undefined });
    },
  );

  test.each([
    [
      [
        { accountTypeId: 7, availBalance: 3 },
        { accountTypeId: '2', availBalance: '8' },
      ],
      '8.00',
    ],
    [{ 7: { accountTypeId: 7, availBalance: 3 }, 2: { accountTypeId: 2, availBalance: 8 } }, '8.00'],
    [{ list: [{ accountTypeId: 2, availBalance: 8 }] }, '8.00'],
    [null, '11.00'],
    [undefined, '11.00'],
  ])('of the main wallet is found in %j', async (wallets, main) => {
    expect((await read({ sumBalance: 11, balance: wallets })).value).toMatchObject({ mainBalance: main });
  });

  test.each([
    [[{ accountTypeId: 7, availBalance: 3 }]],
    [[{ accountTypeId: 2, availBalance: null }]],
    [{ accountTypeId: 2, availBalance: 8 }],
  ])('of the main wallet is unknown with %j', async (wallets) => {
    expect(await read({ sumBalance: 11, balance: wallets })).toEqual({ status: 502, value: undefined });
  });

  test('of a refused or missing value is none', async () => {
    expect(await read(null)).toEqual({ status: 502, value: undefined });
    replies[balance] = { body: { success: false, errorCode: 'merchant.acct.setup.err', message: 'Not set up.' } };
    expect(await call('/wps/wallets/gcs', { token })).toMatchObject({ code: 'merchant.acct.setup.err', message: 'Not set up.' });
  });
});

describe('lists', () => {
  const game = { nodeId: 7, gameName: 'Pugita', vassalage: 'JILI', gameType: 'RNG', defaultIcon: 'https://img.example/7.avif' };
  const read = async (written: unknown) => {
    replies['/wps/relay/GCSGAME_gameList'] = value(written);
    return call(gameList) as unknown as Promise<{ status: number; value?: { list: object[]; totalPages: number } }>;
  };

  test.each([
    ['below a name', { games: [game], totalPages: 3 }, 3],
    ['below another name', { content: { records: [game] }, totalPages: '3' }, 3],
    ['bare', [game], 1],
    ['by ids', { 7: game }, 1],
    ['with holes', { list: [null, game], totalCount: 5 }, 3],
    ['below a name of its own, a full page', { found: [game, game] }, 2],
  ])('are read %s', async (_, written, totalPages) => {
    const { value: page } = await read(written);
    expect(page).toMatchObject({ totalPages });
    expect(page!.list[0]).toMatchObject({ gameId: '7', nodeId: '7', gameName: 'Pugita', showIcon: game.defaultIcon });
  });

  test.each([null, undefined, [], {}, { games: null }, { games: [], totalCount: 0 }, { totalCount: 0, pageNo: 1, found: null }])(
    'are empty in %j',
    async (written) => {
      expect(await read(written)).toMatchObject({ status: 200, value: { list: [], totalPages: 0 + Number(!hasTotal(written)) } });
    },
  );

  test.each([
    'text',
    7,
    { games: 'none' },
    { a: [game], b: [game] },
    { transactionId: 31, amount: 5 },
    { error: 'x' },
    { totalCount: 3, message: 'x' },
    { 7: game, error: 'x' },
  ])('are refused in %j', async (written) => {
    expect((await read(written)).status).toBe(502);
  });

  test('of vendors have the pictures that there are', async () => {
    const cards = [
      { vassalage: 'JILI', h5Icon: 'https://img.example/j.png' },
      { vassalage: 'PG', displayName: 'PG Soft', maintain: 1 },
    ];
    replies['/wps/relay/GCSGAME_newGameVendor'] = value({
      lanes: [
        { title: 'RNG', cards },
        { title: 'LIVE', cards: null },
      ],
    });
    const vendors = await call(`/lgw/games/vendors?typeId=1&merchant_code=200jilif3&${site}`);
    expect((vendors.value as { content: object[] }).content).toEqual([
      expect.objectContaining({ displayName: 'JILI', mobileLargeIcon: 'https://img.example/j.png', maintenance: false }),
      expect.objectContaining({ displayName: 'PG Soft', maintenance: true }),
    ]);
  });

  test('of winners leave out who has no amount', async () => {
    const win = { gameName: 'Pugita', customerName: 'm***a', winAmount: '88.8', vendor: 'JILI', nodeId: 7, gameType: 'RNG' };
    replies['/wps/relay/GCSGAME_getRankList'] = value([{ vo: win }, win, { ...win, winAmount: null }]);
    const winners = await call(`/lgw/games/winners?gameCategory=ALL&limitNum=20&${site}`);
    expect((winners.value as { list: { vo: object }[] }).list.map(({ vo }) => vo)).toEqual([
      expect.objectContaining({ winAmount: '88.80', nodeId: '7' }),
      expect.objectContaining({ winAmount: '88.80' }),
    ]);
  });

  test('of announcements may be missing, and have their pictures under two names', async () => {
    const banner = { title: 'Welcome', url: 'https://img.example/b.webp', linkage: '/m/activity' };
    const notice = { announcementId: 5, title: 'News', contents: ['<p>A</p>', { content: '<p>B</p>' }] };
    const promotion = { ...notice, content: '<p>C</p>', announcementImages: [{ imageUrl: 'https://img.example/p.webp' }] };
    replies['/wps/relay/CCSFE_getListAnnouncements'] = value({
      banners: [banner],
      player: { 5: notice },
      promotion: [promotion],
      popup: null,
    });
    const told = await call(`/wps/announcement?types=B,PL&platform=M&groupName=m_home&${site}`);
    expect(told.value).toMatchObject({
      banners: [{ groupName: 'm_home', title: 'Welcome', url: banner.url, link: '/m/activity' }],
      player: [{ id: '5', title: 'News', content: '<p>A</p><p>B</p>' }],
      promotion: [{ content: '<p>C</p>', announcementImages: [{ sequence: 1, url: 'https://img.example/p.webp' }] }],
      popup: [],
    });
  });

  function hasTotal(written: unknown): boolean {
    return typeof written === 'object' && written !== null && 'totalCount' in written;
  }
});

describe('orders', () => {
  const row = { transactionId: 31, amount: '500', status: 'APPROVED' };
  const read = async (rows: object) => {
    replies['/wps/report/depositTransaction'] = value({ list: rows });
    const reply = await call(`/wps/transaction/report?${range('kind=deposit&pageNo=1&pageSize=20')}`, { token });
    return { status: reply.status, value: reply.value as { content: object[] } | undefined };
  };

  test.each([1_700_000_000_000, 1_700_000_000, '1700000000000', '1700000000', '2023-11-14T22:13:20Z', '2023-11-15 06:13:20+08:00'])(
    'made at %j are known by their moment',
    async (createTime) => {
      const { value: page } = await read([{ ...row, createTime }]);
      expect(page!.content).toEqual([
        expect.objectContaining({ orderNo: '31', amount: '500.00', fee: '0.00', receive: '500.00', createdAt: 1_700_000_000_000 }),
      ]);
    },
  );

  test.each([null, 0, -1, '', 'yesterday', '2023-11-14 22:13:20', '11/14/2023', '2026-13-45T10:00:00Z'])(
    'made at %j are refused',
    async (createTime) => {
      expect(await read([{ ...row, createTime }])).toEqual({ status: 502, value: undefined });
    },
  );

  test.each([
    ['APPROVED', 'successful'],
    ['REJECTED', 'rejected'],
    ['constructor', 'checking'],
    [undefined, 'checking'],
    [7, 'checking'],
  ])('in the state %j are %s', async (status, told) => {
    expect((await read([{ ...row, status, createTime: 1_700_000_000 }])).value!.content).toEqual([
      expect.objectContaining({ status: told }),
    ]);
  });

  test('whose amount cannot be read are not shown as others', async () => {
    const good = { ...row, createTime: 1_700_000_000 };
    expect((await read([good, { ...good, amount: null }])).status).toBe(502);
  });

  test('are found by their number in a report that looks for none', async () => {
    const rows = [30, 31].map((transactionId) => ({ ...row, transactionId, createTime: 1_700_000_000 }));
    replies['/wps/report/depositTransaction'] = value({ list: [rows[0]] });
    replies['/wps/report/withdrawTransaction'] = value(rows);
    expect((await call('/wps/transaction/order?orderNo=31', { token })).value).toMatchObject({ orderNo: '31', kind: 'withdrawal' });
    expect(await call('/wps/transaction/order?orderNo=32', { token })).toMatchObject({ code: 'ORDER_UNKNOWN' });
  });
});

test.each<[unknown, object]>([
  [{ content: { game_url: 'https://g.example/1' } }, { value: { url: 'https://g.example/1' } }],
  [{ gameUrl: 'https://g.example/2' }, { value: { url: 'https://g.example/2' } }],
  [{ url: 'https://g.example/3' }, { value: { url: 'https://g.example/3' } }],
  [{ content: null, link: 'https://g.example/4' }, { value: { url: 'https://g.example/4' } }],
  [{ launchUrl: 'https://g.example/5' }, { value: { url: 'https://g.example/5' } }],
  ['https://g.example/6', { value: { url: 'https://g.example/6' } }],
  [{ content: { data: { maintainTime: 1, endTime: 2 } } }, { code: 'VENDOR_MAINTENANCE' }],
  [{}, { code: 'GAME_UNAVAILABLE' }],
  [null, { code: 'GAME_UNAVAILABLE' }],
])('a launch that answers %j', async (launched, told) => {
  replies['/wps/game/launchGame'] = value(launched);
  const body = { nodeId: '7', vassalage: 'JILI', gameCode: '7', gameType: 'RNG', language: 'EN', backUrl: 'https://m.example/m/home' };
  expect(await call('/wps/game/launchGame', { token, method: 'POST', body })).toMatchObject(told);
});

test.each([
  ['RNG', { launchMode: 'GLS', nodeId: '7' }],
  ['LOTT', { launchMode: 'LOTT', lottoGameCode: '7', lottoPrizeMode: 'Lott' }],
])('a game of %s is launched in its mode', async (gameType, query) => {
  replies['/wps/game/launchGame'] = value({ url: 'https://g.example/1' });
  const game = { nodeId: '7', vassalage: 'JILI', gameCode: '7', gameType, prizeMode: 'Lott' };
  await call('/wps/game/launchGame', { token, method: 'POST', body: { ...game, language: 'EN', backUrl: 'https://m.example/m/home' } });
  expect(asked).toEqual([expect.objectContaining({ query: expect.objectContaining(query) as object })]);
});

describe('rewards', () => {
  const ticket = { transactionId: 3, name: 'Ticket', amount: '5' };
  const read = async (issued: object) => {
    replies['/wps/relay/MCSFE_getAvailablePromotions'] = value({ M: [{ promotionId: 1, name: 'Welcome', status: 'JOIN' }], WEB: null });
    replies['/wps/relay/PROMOFE_getClaimTicketList'] = value({ WEB: { 3: ticket } });
    replies['/wps/relay/MCSFE_getClaimPromotion'] = issued;
    replies['/wps/relay/PROMOFE_getDiscountTicketList'] = { status: 404, body: { success: false, errorCode: '#459' } };
    const reply = await call('/wps/promotion/rewards?language=EN', { token });
    return { status: reply.status, ids: (reply.value as { rewardId: string }[] | undefined)?.map(({ rewardId }) => rewardId) };
  };

  test('come from the lists that the gateway has', async () => {
    expect(await read({ body: { success: false, errorCode: 'not.supported' } })).toEqual({ status: 200, ids: ['ticket.3', '1'] });
    expect(await read(value([{ promotionId: 4, name: 'Bonus', amount: 1 }]))).toEqual({ status: 200, ids: ['ticket.3', 'issued.4', '1'] });
  });

  test.each([
    [{ body: { success: false, errorCode: 'TOO_MANY_REQUEST' } }, 429],
    [{ body: { success: false, errorCode: 'function.not.available' } }, 503],
    [{ status: 401, body: { success: false, errorCode: 'login.not.session' } }, 401],
    [{ body: '<html>' }, 502],
    [{ status: 500, body: { success: false, errorCode: '#999' } }, 502],
  ])('are not told in part while %j', async (issued, status) => {
    expect(await read(issued)).toEqual({ status, ids: undefined });
  });
});

test.each([
  [{ allowDeposit: 'Y' }, ['QR.GCASH']],
  [{ allowDeposit: true }, ['QR.GCASH']],
  [null, ['QR.GCASH']],
  [{ allowDeposit: 'N' }, []],
])('with the settings %j the ways to deposit are %j', async (settings, ids) => {
  replies['/wps/relay/MCSFE_getDepositPaymentChannels'] = value([
    { paymentType: 'QR', bankCode: 'GCASH', minAmount: '50', maxAmount: 5000 },
  ]);
  replies['/wps/relay/MCSFE_getDepositSettings'] = value(settings);
  const methods = (await call('/wps/transaction/deposit/methods?language=EN', { token })).value as { methodId: string; min: string }[];
  expect(methods.map(({ methodId }) => methodId)).toEqual(ids);
  expect(methods.every(({ min }) => min === '50.00')).toBe(true);
});

test.each([
  { minimumAmount: 100, maximumAmount: '5000' },
  { BANK: { minimumAmount: '100.0', maximumAmount: 5000 } },
  [{ minimumAmount: 100, maximumAmount: 5000 }],
])('the rules of a withdrawal are read from %j', async (settings) => {
  replies['/wps/relay/MCSFE_getWithdrawSettings'] = value(settings);
  replies['/wps/v2/wallets/balance'] = value({ sumBalance: '700.5' });
  replies['/wps/member/hasWithdrawalPassword'] = value('1');
  const rules = await call('/wps/transaction/withdraw/rules', { token });
  expect(rules.value).toMatchObject({ min: '100.00', max: '5000.00', withdrawable: '700.50', feeRate: '0.00', hasPaymentPassword: true });
});

test.each([
  ['001234567890', '••••7890'],
  ['0012 3456 7890', '••••7890'],
  ['+639171234567', '••••4567'],
  ['0012-3456-7890', '••••7890'],
  ['GB33BUKB20201555555555', '••••5555'],
  [1234567890, '••••7890'],
  ['••••7890', '••••7890'],
  ['001234****7890', '001234****7890'],
  ['XXXX7890', 'XXXX7890'],
  ['7890', '7890'],
])('an account with the number %j shows %s, and so do its orders', async (cardNo, maskedNumber) => {
  replies['/wps/member/bankCard'] = value({ list: [{ cardId: 4, bankCode: 'BDO', cardNo }] });
  expect((await call('/wps/member/bankCard', { token })).value).toEqual([
    expect.objectContaining({ accountId: '4', provider: 'BDO', maskedNumber, status: 'active', isDefault: false }),
  ]);
  const row = { transactionId: 31, amount: 5, createTime: 1_700_000_000, bankAccount: cardNo };
  replies['/wps/report/withdrawTransaction'] = value([row]);
  const page = await call(`/wps/transaction/report?${range('kind=withdrawal&pageNo=1&pageSize=20')}`, { token });
  expect((page.value as { content: object[] }).content).toEqual([expect.objectContaining({ account: maskedNumber })]);
});

test.each([
  ['ACTIVE', 'active'],
  ['REVIEW', 'review'],
  ['LOCKED', 'locked'],
  ['FROZEN', 'review'],
  ['constructor', 'review'],
  [null, 'active'],
])('an account in the state %j is %s', async (status, told) => {
  replies['/wps/member/bankCard'] = value([{ cardId: 4, cardNo: '••••7890', status }]);
  expect((await call('/wps/member/bankCard', { token })).value).toEqual([expect.objectContaining({ status: told })]);
});

test('bets without sums have no totals', async () => {
  const bet = { betId: 9, betTime: 1_700_000_000, betAmount: '0.3', winAmount: '0.1' };
  replies['/wps/report/accountGameBetHistory'] = value({ list: [bet] });
  const page = await call(`/lgw/orders?${range('language=EN&pageNo=1&pageSize=20')}`, { token });
  expect(page.value).toMatchObject({
    content: [{ orderId: '9', stake: '0.30', validStake: '0.30', net: '-0.20', status: 'open' }],
    totals: null,
  });
});

test('a session is read without what some gateways leave out', async () => {
  replies['/wps/session/login/freeplay'] = value({ token: 'trial-token-1' });
  const trial = await call('/wps/session/login/freeplay', { method: 'POST', body: { moduleId: 'TRIAL' } });
  expect(trial.value).toEqual({ token: 'trial-token-1', userName: '', customerType: 1 });
  replies['/wps/member/info'] = value({ account: 'maria', clubLabel: {}, regDate: '1700000000000', customerType: '1' });
  expect((await call('/wps/member/info', { token })).value).toMatchObject({
    account: 'maria',
    type: 1,
    clubLabel: null,
    joinedAt: 1_700_000_000_000,
  });
  for (const empty of [{}, null, undefined]) {
    replies['/wps/member/info'] = value(empty);
    expect(await call('/wps/member/info', { token })).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
  }
});

test.each(['captchaId="c1"; Path=/; Secure; SameSite=None; Domain=.example', 'captchaId=c1; Max-Age=60; HttpOnly', 'captchaId=c1;path=/'])(
  'the captcha of the cookie %s comes back to the same browser',
  async (cookie) => {
    replies['/wps/captcha'] = { ...value({ img: 'data:image/png;base64,iVBOR' }), headers: { 'Set-Cookie': cookie } };
    const clientId = `browser-${cookie.length}`;
    expect((await call('/wps/captcha', { clientId })).value).toBe('iVBOR');
    await call('/wps/captcha', { clientId });
    await call('/wps/captcha', { clientId: `not-${clientId}` });
    expect(asked.map(({ cookie: sent }) => sent?.replaceAll('"', '') ?? null)).toEqual([null, 'captchaId=c1', null]);
  },
);

describe('a reply that decides nothing', () => {
  const page = '<!doctype html><title>Bad gateway</title>';
  const unclear = [
    ['a page of a proxy', { body: page }],
    ['a page of a proxy with 404', { status: 404, body: page }],
    ['a page of a proxy with 502', { status: 502, body: page }],
    ['a page of a proxy with 504', { status: 504, body: page }],
    ['no body', { body: '' }],
    ['half a body', { body: '{"success":true,"val' }],
    ['a text', { body: 'OK' }],
    ['a redirect', { status: 302, body: page, headers: { Location: '/login' } }],
    ['a body without end', { body: ' '.repeat(9 * 1024 * 1024) }],
    ['no value', { body: { success: true } }],
    ['null', { body: 'null' }],
    ['neither a success nor a refusal', { body: { success: null, value: { transactionId: 31 } } }],
    ['a success that is no word', { body: { success: 'perhaps', message: 'OK' } }],
    ['a list', { body: [] }],
    ['a value that is a page', value(page)],
    ['a fault of a code that nobody knows', { status: 500, body: { success: false, errorCode: '#999', message: 'system error' } }],
    ['a fault of a known code', { status: 500, body: { success: false, errorCode: '#727', message: 'system busy' } }],
    ['a fault without a code', { status: 500, body: { message: 'error' } }],
  ] as const;

  test.each(unclear)('to a deposit, %s, is neither an order nor a refusal, and nothing is sent again', async (_, reply) => {
    replies['/wps/relay/MCSFE_depositByQRImageUrl'] = reply;
    const body = { idempotencyKey: crypto.randomUUID(), methodId: 'QR.GCASH', amount: '500.00' };
    const answered = await call('/wps/transaction/deposit', { token, method: 'POST', body });
    expect([answered.status >= 500, answered.success, answered.value]).toEqual([true, false, undefined]);
    expect(asked).toHaveLength(1);
  });

  test.each(unclear)('to a withdrawal, %s, is neither an order nor a refusal, and nothing is sent again', async (_, reply) => {
    replies['/wps/session/key/rsa'] = { body: 'c5'.repeat(128) };
    replies['/wps/v2/transaction/withdraw'] = reply;
    const answered = await withdraw();
    expect([answered.status >= 500, answered.success, answered.value]).toEqual([true, false, undefined]);
    expect(asked.map(({ path }) => path)).toEqual(['/wps/session/key/rsa', '/wps/v2/transaction/withdraw']);
  });

  test.each([{ body: page }, { status: 500, body: 'c5'.repeat(128) }, { body: '' }])(
    '%j in place of a key sends no secret',
    async (reply) => {
      replies['/wps/session/key/rsa'] = reply;
      expect((await withdraw()).status).toBe(502);
      expect(asked.map(({ path }) => path)).toEqual(['/wps/session/key/rsa']);
    },
  );

  async function withdraw() {
    const body = { idempotencyKey: crypto.randomUUID(), accountId: '7', amount: '500.00', paymentPassword: '246810' };
    return callSealed('/wps/transaction/withdraw', { token, body });
  }

  test.each(unclear)('to a question for the balance, %s, is no balance', async (_, reply) => {
    replies['/wps/v2/wallets/balance'] = reply;
    const answered = await call('/wps/wallets/gcs', { token });
    expect([answered.success, answered.value]).toEqual([false, undefined]);
  });
});

test.each([true, 'true', 1, '1', 'Y'])('a deposit with the success %j was made', async (success) => {
  const order = { transactionId: 31, amount: 500, status: 'PENDING', createTime: 1_700_000_000 };
  replies['/wps/relay/MCSFE_depositByLaunchUrl'] = { body: { success, value: order } };
  const body = { idempotencyKey: crypto.randomUUID(), methodId: 'URL.PAY', amount: '500.00' };
  expect(await call('/wps/transaction/deposit', { token, method: 'POST', body })).toMatchObject({
    success: true,
    value: { orderNo: '31' },
  });
});

test.each([
  [
    { status: 200, body: { success: false, errorCode: 'deposit.min', message: 'Too low.' } },
    { status: 200, code: 'deposit.min', message: 'Too low.' },
  ],
  [
    { status: 400, body: { success: false, errorCode: 734, description: 'Open order.' } },
    { status: 200, code: '734', message: 'Open order.' },
  ],
  [{ status: 200, body: { errorCode: 'TOO_MANY_REQUEST' } }, { status: 429 }],
  [{ status: 429, body: 'slow down' }, { status: 429 }],
  [
    { status: 200, body: { success: 'false', errorCode: 'duplicateLogin' } },
    { status: 401, code: 'NOT_LOGGED_IN' },
  ],
  [
    { status: 401, body: 'Unauthorized' },
    { status: 401, code: 'NOT_LOGGED_IN' },
  ],
])('a deposit that is refused with %j was not made', async (reply, told) => {
  replies['/wps/relay/MCSFE_depositByLaunchUrl'] = reply;
  const body = { idempotencyKey: crypto.randomUUID(), methodId: 'URL.PAY', amount: '500.00' };
  expect(await call('/wps/transaction/deposit', { token, method: 'POST', body })).toMatchObject({ success: false, ...told });
});

test.each([
  [{ body: { success: false, errorCode: 'any.code' } }, { value: { available: false } }],
  [{ body: { success: false, errorCode: 'TOO_MANY_REQUESTS' } }, { status: 429 }],
  [{ status: 500, body: { success: false, errorCode: 'any.code' } }, { code: 'any.code' }],
  [{ body: '<html>' }, { status: 502 }],
  [{ body: { success: true } }, { value: { available: true } }],
])('a name is free or taken, or nobody knows: %j', async (reply, told) => {
  replies['/wps/check/username'] = reply;
  expect(await call('/wps/check/username?username=newcomer')).toMatchObject(told);
});
