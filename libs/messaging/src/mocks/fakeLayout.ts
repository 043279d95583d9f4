import { act, fireEvent } from '@testing-library/react';

/** Layout for tests of long lists, which jsdom has not: a chunk of lines has one height, and the list begins where the page does. */
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
