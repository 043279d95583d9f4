import { act, fireEvent } from '@testing-library/react';

/**
 * Mocks the layout for tests of long lists, because jsdom has none: a chunk of rows has one height, and the list starts at the
 * top of the page.
 */
export function fakeLayout({ chunkHeight = 600, view = 800 } = {}): { scrollTo: (position: number) => void; restore: () => void } {
  let scrolled = 0;
  const before = window.innerHeight;
  window.innerHeight = view;
  const spy = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, -scrolled, 360, this.hasAttribute('data-chunk') ? chunkHeight : 0);
  });
  return {
    scrollTo: (position) => {
      scrolled = position;
      act(() => void fireEvent.scroll(window));
    },
    restore: () => {
      spy.mockRestore();
      window.innerHeight = before;
    },
  };
}
