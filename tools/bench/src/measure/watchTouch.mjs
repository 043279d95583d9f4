/**
 * In the page, before its scripts: measures one touch of home, in milliseconds from the event's own time until the frame is on the screen that shows the
 * first sign of an answer (a frame, a skeleton, a spinner, a control that is busy), and that shows the answer. A tap may load another document, so the
 * session storage holds what was measured.
 * @param {string} kind A key of `touches`.
 */
export function watchTouch(kind) {
  const KEY = 'bench touch';
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const textOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
  const button = (name) => all('button').find((element) => textOf(element) === name);
  const isInView = (element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  };
  const dialog = () => document.querySelector('dialog[open]');
  const heading = () => all('h1').map(textOf).join();
  const skeletons = () => all('main [class*=skeleton]').filter(isInView).length;
  const spoken = () =>
    all('[role=status], [role=alert]')
      .filter((element) => element.checkVisibility())
      .map(textOf)
      .filter(Boolean);
  const sections = () => all('main section').filter(isInView);
  const titleOf = (section) => section.querySelector('h2, h3')?.textContent;
  const newSections = () => sections().filter((section) => titleOf(section) && !before.sections.includes(titleOf(section)));
  const isAt = (path) => location.pathname === path;

  const screen = (path, isThere) => ({
    sign: () => isAt(path) && (heading() !== before.heading || skeletons() > 0),
    answer: () => isAt(path) && isThere(),
  });
  const touches = {
    menu: { control: () => button('Open menu'), answer: () => dialog() && all('a[href]', dialog()).length > 3 },
    search: { control: () => button('Search games'), answer: () => dialog()?.querySelector('input') },
    tab: {
      control: () => document.querySelector('nav a[href="/m/activity"]'),
      ...screen('/m/activity', () => heading() !== before.heading && all('main *').length > 0),
    },
    game: {
      control: () => all('main a[href*="/m/play"]').find(isInView),
      answer: () => dialog() && all('h1, h2, h3', dialog()).some(textOf),
    },
    // A message, or a dialog with a text.
    favourite: {
      control: () => all('main button[aria-pressed]').find(isInView),
      answer: () => spoken().some((text) => !before.spoken.includes(text)) || (dialog() && textOf(dialog())),
    },
    'sign up': {
      control: () => document.querySelector('header a[href^="/m/register"]'),
      ...screen('/m/register', () => document.querySelector('main input')),
    },
    // All pictures in view of a section of games that was not in view.
    scroll: {
      sign: () => newSections().length > 0 || skeletons() > before.skeletons,
      answer: () =>
        newSections()
          .filter((section) => section.querySelector('button[aria-pressed]'))
          .map((section) => all('a[href*="/m/play"] img', section).filter(isInView))
          .some((pictures) => pictures.length > 2 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)),
    },
  };
  const { control = () => document.body, answer, sign } = touches[kind];
  const isBusy = () => control()?.matches('[aria-busy=true], [aria-expanded=true], [aria-pressed=true], [data-busy], [data-pressed]');
  const measured = JSON.parse(sessionStorage.getItem(KEY)) ?? {};
  /** The state of the page before the touch. It is recorded early, because the page may scroll before the event arrives. */
  let before = measured.before;

  const save = () => sessionStorage.setItem(KEY, JSON.stringify(measured));
  const keep = (name) => {
    const take = () => {
      measured[name] = performance.timeOrigin + performance.now() - measured.at;
      save();
    };
    // A task after the animation frame runs when the frame has been painted. Network tasks do not run before this one.
    void window.scheduler.postTask(take, { priority: 'user-blocking' });
  };
  const done = new Set(Object.keys(measured));
  const note = (name, isThere) => {
    if (done.has(name) || !isThere()) return;
    done.add(name);
    keep(name);
  };
  let frame = 0;
  const look = () => {
    frame = 0;
    if (!document.body) return;
    note('sign', () => dialog() || isBusy() || sign?.() || answer());
    note('answer', answer);
  };
  // Looks in the frames that show a change, because a look in every frame would make the page draw frames that it does not need.
  const lookSoon = () => {
    if (measured.at && !done.has('answer')) frame ||= requestAnimationFrame(look);
  };
  const begin = ({ timeStamp }) => {
    if (measured.at) return;
    Object.assign(measured, { at: performance.timeOrigin + timeStamp, before });
    lookSoon();
  };
  // The storage takes milliseconds, so it is not written at the touch.
  addEventListener('pagehide', () => measured.at && save());
  // On the document, because the load of a picture does not reach the window.
  for (const change of ['load', 'scroll', 'DOMContentLoaded'])
    document.addEventListener(change, lookSoon, { capture: true, passive: true });
  new MutationObserver(lookSoon).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  if (!measured.at) addEventListener(kind === 'scroll' ? 'wheel' : 'pointerdown', begin, { capture: true, passive: true });

  window.touch_ = {
    /** The middle of the control, or undefined while it is not there. */
    place: () => {
      before = { heading: heading(), spoken: spoken(), sections: sections().map(titleOf), skeletons: skeletons() };
      const element = control();
      if (!element) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: Math.min(top + height / 2, window.innerHeight - 1) };
    },
    sincePaint: () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() - paint.startTime;
    },
    result: () => measured,
  };
}
