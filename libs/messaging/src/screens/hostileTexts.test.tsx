import { contentWire } from '@parlour/content/wire';
import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { messagingFeature } from '../feature';
import { handlers, noticeHandlers } from '../mocks/handlers';
import { hostileTexts } from '../mocks/hostileTexts';
import { asMember } from '../mocks/players';
import { messagingWire } from '../wire';

useNetwork(...handlers, ...noticeHandlers);

const end = 'Nothing happened';
const allowed =
  'a, b, blockquote, br, caption, em, h2, h3, h4, hr, i, img, li, ol, p, s, span, strong, sub, sup, table, tbody, td, th, thead, tr, u, ul';
const attributes = /^(href|src|alt|title|colspan|rowspan|rel|loading|style)$/;

/** Returns the elements and attributes in the text's container that are not on an allow-list. */
function leftovers(box: HTMLElement): string[] {
  const found: string[] = [];
  for (const element of box.querySelectorAll<HTMLElement>('*')) {
    if (!element.matches(allowed)) found.push(element.tagName);
    for (const { name, value } of element.attributes) {
      if (!attributes.test(name)) found.push(`${element.tagName} ${name}`);
      if (/^(href|src)$/.test(name) && /^\W*(data|javascript|vbscript|blob):/i.test(value)) found.push(`${name}=${value}`);
    }
    if (/position|url|expression|binding|animation|var\(/.test(element.style.cssText)) found.push(element.style.cssText);
  }
  return found;
}

const screens = {
  announcement: (title: string, content: string) => {
    network.use(mockCall(contentWire.getAnnouncements, { player: [{ id: 'n1', title, content }] }));
    return '/m/notice?i=0&id=n1';
  },
  message: (title: string, content: string) => {
    network.use(mockCall(messagingWire.getMessage, { id: 'm1', title, content, read: true }));
    return '/m/webEmail?id=m1';
  },
  'help topic': (title: string, content: string) => {
    network.use(mockCall(messagingWire.getHelp, [{ title, content, code: 'x' }]));
    return '/m/help?i=0';
  },
};

describe.each(Object.entries(screens))('reliability X2: hostile text in the %s', (_, serve) => {
  test.each(Object.entries(hostileTexts))('%s: no script runs, and no forbidden markup is rendered', async (kind, text) => {
    const ran = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const title = `<b onclick=alert(1)>${kind}</b>`;
    await renderFeature(messagingFeature, serve(title, `<p>${end}</p>${text}`), asMember);
    // Titles are plain text, never markup.
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    const box = (await screen.findByText(end)).closest<HTMLElement>('[role=presentation]') ?? document.body;
    expect(leftovers(box)).toEqual([]);
    for (const link of within(box).queryAllByRole('link')) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(ran).not.toHaveBeenCalled();
    expect(document.getElementById('root')?.className).not.toBe('page');
    ran.mockRestore();
  });
});
