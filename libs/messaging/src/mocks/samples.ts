import type { WireReply } from '@parlour/kernel/wire-call';
import type { messagingWire } from '../wire';

type Wire = typeof messagingWire;

const at = (day: number) => new Date(2026, 10, day, 14, 2).getTime();

export const messages: WireReply<Wire['getInbox']>['content'] = [
  { id: 'm1', title: 'Your deposit was credited', snippet: 'It is in your balance.', sentAt: at(20), read: false, type: 'money' },
  { id: 'm2', title: 'A reward is waiting', snippet: 'Claim it within 7 days.', sentAt: at(19), read: false, type: 'promo' },
  { id: 'm3', title: 'A new login', snippet: 'Was it you?', sentAt: at(18), read: true, type: 'system' },
];

export const message: WireReply<Wire['getMessage']> = {
  id: 'm1',
  title: 'Your deposit was credited',
  content: '<p>It is in your balance. <a href="/m/activity">See the offers</a> or <a href="https://t.me/parlour">write to us</a>.</p>',
  sentAt: at(20),
  read: false,
  link: '/m/gameRecord?tab=money',
};

/** Encrypted by the operator's own tool: DES-ECB, PKCS#7, base64, then the key. */
export const sealed = {
  telegram: 'CpnEPkW+29iWqYUzm3tOLfqUdpml06TWdAldwwHOXgw=k3yOf8ch',
  whatsapp: 'tFH+bMDC13SquVr+riaZ4559HSN35r9Q1bMdpKnsBXg=0a1b2c3d',
  facebook: 'wAKXBGh5FwD3heQPzN3VCE0g5OwV36rvKOGzh7dhfBdwo+NiJNrzsQ==zZ9_-!@#',
  youtube: 'AMSSoqUcylzA1Beu20Ei5lbwS5Y4nNjGxHnmTd+sqvg=abcdefgh',
  phishing: '68FJ6mrC2ypuaHF4NnnSouy1v69dYjct/FNZVSaCzEU=deadbeef',
  script: 'ynoTHs395vKFsVPtDmQ8C9vPnCL0zpFUdeadbeef',
};

export const sealedEntries: WireReply<Wire['getCustomerService']> = [
  { title: 'CS', csType: '3', path: sealed.telegram },
  { title: 'whatsapp', csType: '3', path: sealed.whatsapp },
  { title: 'Facebook', csType: 'FACEBOOK', path: sealed.facebook },
  { title: 'YouTube', csType: 'YOUTUBE', path: sealed.youtube },
  { title: 'Phish', csType: '3', path: sealed.phishing },
  { title: 'Script', csType: '3', path: sealed.script },
  { title: 'Broken', csType: '3', path: 'not sealed at all' },
];

export const helpTopics: WireReply<Wire['getHelp']> = [
  { title: 'My deposit is missing', content: '<p>Look at the order first.</p>', code: 'deposit' },
  { title: 'What is wagering?', content: '<p>Stake each deposit once.</p>', code: 'turnover' },
  { title: 'Affiliate service', content: '<p>Partners get a share.</p>', code: 'affiliate' },
];
