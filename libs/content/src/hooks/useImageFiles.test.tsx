import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { contentFeature, useImageFiles } from '..';
import { handlers, status } from '../mocks/handlers';

useNetwork(...handlers);
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

function Sources() {
  return <p role="note">{useImageFiles()('art/games/n1', [200, 400]).srcSet}</p>;
}

const show = () => renderBlock(<Sources />, { with: [siteFeature, contentFeature] });
const shown = () => screen.getByRole('note').textContent;

test('spec 9: images come from the CDNs named in the status', async () => {
  let answer: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const named = { ...status, info: { ...status.info, imageCDNs: ['https://img.example'] } };
  network.use(mockCall(siteWire.getStatus, async () => (await waiting, named)));
  await show();
  expect(shown()).toMatch(/^\/cdn\/[ab]\/art/);
  answer?.();
  await waitFor(() =>
    expect(shown()).toBe('https://img.example/art/games/n1.200.webp 200w, https://img.example/art/games/n1.400.webp 400w'),
  );
});

test('product 3: with data saver on, only the small images are used', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await show();
  expect(shown()).toMatch(/^\/cdn\/[ab]\/art\/games\/n1\.200\.webp 200w$/);
});
