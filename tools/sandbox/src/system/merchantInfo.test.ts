import { createDecipheriv } from 'node:crypto';
import { merchants } from '@parlour/sandbox-world';
import { merchantInfo } from './merchantInfo';

test.each(merchants)('$code: the status has links, brands and image CDNs', (merchant) => {
  const info = merchantInfo(merchant, { vendorOrigin: 'http://localhost:4320' });
  expect(info.imageCDNs).toEqual(['/cdn/a', '/cdn/b']);
  const types = info.resources?.map(({ resourceType }) => resourceType);
  expect(types).toEqual(expect.arrayContaining(['FACEBOOK_1', 'TELEGRAM_2', 'YOUTUBE', 'LICENCE', 'PAYMENT', 'HELPLINE', 'Android']));
  expect(JSON.stringify(info.resources)).not.toMatch(/https:\/\/(?![\w.-]+\.example\b)/);
  const links = (info.resources ?? []).map(({ url }) => url).filter((url) => url.startsWith('http'));
  expect(new Set(links).size).toBe(links.length);
  expect(types).toContain('LIVECHAT');
});

test('spec 3: the customer-service path ends with its 8-character key', () => {
  const [entry] = merchantInfo(merchants[0], { vendorOrigin: 'http://localhost:4320' }).customerService ?? [];
  const path = entry?.path ?? '';
  const decipher = createDecipheriv('des-ede3-ecb', path.slice(-8).repeat(3), null);
  const url = Buffer.concat([decipher.update(path.slice(0, -8), 'base64'), decipher.final()]).toString('utf8');
  expect(url).toBe('http://localhost:4320/chat?merchant=200jilif3');
});

test('product 4.18: one merchant ranks deposits, the other does not', () => {
  const flags = merchants.map((merchant) => merchantInfo(merchant, { vendorOrigin: 'http://localhost:4320' }).whitelabel?.['depositRank']);
  expect(flags).toEqual(['0', '1']);
});
