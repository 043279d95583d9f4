import { siteFeature } from '@parlour/site';
import { keepCampaign } from '@parlour/kernel/campaign';
import { type AgentName, actAs, renderBlock, stopActing, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { contentFeature, OpenInBrowser, ImageHelp } from '..';
import { handlers } from '../mocks/handlers';

useNetwork(...handlers);
afterEach(stopActing);

const why = 'Files cannot be saved here.';
const address = 'http://localhost/m/transactionrecord?tab=money';
async function open(agent: AgentName, block = <OpenInBrowser why={why} />) {
  actAs(agent);
  return renderBlock(block, { with: [siteFeature, contentFeature], path: '/m/transactionrecord?tab=money' });
}

test.each(['android', 'safari', 'desktop', 'ownApp'] as const)('%s is not an in-app browser, so nothing is shown', async (agent) => {
  const { container } = await open(agent);
  expect(container).toBeEmptyDOMElement();
});

test('Android: shows the reason, a link that opens this page in Chrome, and the manual steps', async () => {
  await open('androidFacebook');
  expect(await screen.findByText('Open this page in your browser')).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in Chrome' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^intent:\/\/localhost\/m\/transactionrecord\?tab=money#Intent;/),
  );
  expect(screen.getByText(/tap the menu ⋮ of Facebook/)).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
  expect(screen.getByRole('button', { name: /Copy Address/ })).toBeVisible();
});

test('the address for the other browser carries what the link brought', async () => {
  keepCampaign({ keepDays: 30, clickIds: [] }, { address: '/m/home?code=AGNES88&utm_source=fb' });
  await open('androidFacebook');
  const carried = '/m/transactionrecord?tab=money&code=AGNES88&utm_source=fb';
  expect(await screen.findByText(`http://localhost${carried}`)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open in Chrome' });
  expect(link.getAttribute('href')?.startsWith(`intent://localhost${carried}#Intent;`)).toBe(true);
});

test('iOS: shows the manual steps, and a link to Safari if iOS supports it', async () => {
  const { unmount } = await open('iosFacebook');
  expect(await screen.findByText(/tap the menu ⋯ or the share sign of Facebook and choose “Open in Safari”/i)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in Safari' })).toHaveAttribute('href', `x-safari-${address}`);
  unmount();
  await open('iosViber');
  expect(await screen.findByText(/share sign of Viber/)).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an unknown app is called "this app"', async () => {
  await open('androidWebView');
  expect(await screen.findByText(/tap the menu ⋮ of this app/)).toBeVisible();
});

test('another page can be opened than the current one', async () => {
  await open('androidTelegram', <OpenInBrowser why={why} path="/m/appDownload" />);
  expect(await screen.findByText('http://localhost/m/appDownload')).toBeVisible();
});

test('with a question, the help is collapsed until a tap', async () => {
  const { user } = await open('androidTelegram', <OpenInBrowser why={why} question="Nothing opens?" />);
  expect(await screen.findByText(why)).not.toBeVisible();
  await user.click(screen.getByText('Nothing opens?'));
  expect(screen.getByText(why)).toBeVisible();
});

test('images: the help for a file picker that does not open is shown on Android only, with the note of the form', async () => {
  const first = await open('androidTelegram', <ImageHelp more="The draft stays here." />);
  await first.user.click(await screen.findByText('Nothing opens?'));
  expect(screen.getByText(/do not let a page open your pictures.* The draft stays here\.$/)).toBeVisible();
  first.unmount();
  const { container } = await open('iosFacebook', <ImageHelp />);
  expect(container).toBeEmptyDOMElement();
});
