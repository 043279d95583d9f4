import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';
import { playSlides, startSlides } from './slideEngine';
import { AUTOPLAY_MS, LOAD_AFTER_MS, TRANSITION_MS } from './useSlideShow';

const labels = { label: 'Offers', pauseLabel: 'Stop', playLabel: 'Go on', slideLabel: (at: number, of: number) => `Show ${at} of ${of}` };
const slide = (id: string) => ({ id, image: { src: `/${id}.webp`, alt: id }, as: 'a', linkProps: { href: `#${id}` } }) as const;

test('spec 9: banner autoplay is 5000 ms and the transition 1000 ms', () => {
  expect(AUTOPLAY_MS).toBe(5000);
  expect(TRANSITION_MS).toBe(1000);
});

test('the first slide renders immediately, and its image loads with high priority', () => {
  render(<Carousel slides={[slide('monsoon'), slide('reef')]} {...labels} />);
  expect(screen.getByRole('link', { name: 'monsoon' })).toHaveAttribute('href', '#monsoon');
  expect(screen.getByRole('img', { name: 'monsoon' })).toHaveAttribute('fetchpriority', 'high');
});

test('spec 4: a single slide has no dots and no pause button', () => {
  render(<Carousel slides={[slide('monsoon')]} {...labels} />);
  expect(screen.queryByRole('button')).toBeNull();
});

/** Swipes the first slide by `pixels`; 0 is a tap. */
function swipe(pixels = 0) {
  const link = screen.getByRole('link', { name: 'monsoon' });
  fireEvent.pointerDown(link, { clientX: 200 });
  fireEvent.pointerUp(link, { clientX: 200 + pixels });
}

test('there is a dot for each slide, and autoplay can be paused', async () => {
  render(<Carousel slides={[slide('monsoon'), slide('reef'), slide('friends')]} {...labels} />);
  swipe();
  expect(await screen.findAllByRole('button', { name: /^Show \d of 3$/ })).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Show 1 of 3' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Go on' })).toBeInTheDocument();
});

test('a slide out of view cannot be focused and is hidden from screen readers', async () => {
  const { container } = render(<Carousel slides={[slide('monsoon'), slide('reef'), slide('friends')]} {...labels} />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'monsoon' })).toHaveFocus();
  await screen.findAllByRole('button', { name: /^Show \d of 3$/ });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show 1 of 3' })).toHaveFocus();
  expect(container.querySelectorAll('a')).toHaveLength(3);
});

test('the first swipe turns the slide, although the engine loads only with it', async () => {
  render(<Carousel slides={[slide('monsoon'), slide('reef'), slide('friends')]} {...labels} />);
  swipe(-120);
  expect(await screen.findByRole('button', { name: 'Show 2 of 3', current: true })).toBeVisible();
});

describe('nobody touches the slides', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('spec 9: the others load shortly before the first one leaves, also in Safari, which has no requestIdleCallback', async () => {
    expect(window).not.toHaveProperty('requestIdleCallback');
    render(<Carousel slides={[slide('monsoon'), slide('reef')]} {...labels} />);
    await pass(LOAD_AFTER_MS - 1);
    expect(screen.queryByRole('button')).toBeNull();
    await pass(10);
    expect(screen.getByRole('button', { name: 'Show 1 of 2' })).toHaveAttribute('aria-current', 'true');
    await pass(AUTOPLAY_MS - LOAD_AFTER_MS);
    expect(screen.getByRole('button', { name: 'Show 2 of 2' })).toHaveAttribute('aria-current', 'true');
  });

  test('with requestIdleCallback, the time begins when the browser is idle', async () => {
    const moments: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (task: () => void) => moments.push(task) });
    render(<Carousel slides={[slide('monsoon'), slide('reef')]} {...labels} />);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect(moments).toHaveLength(1);
    await pass(2 * LOAD_AFTER_MS);
    expect(screen.queryByRole('button')).toBeNull();
    moments[0]?.();
    await pass(LOAD_AFTER_MS);
    expect(screen.getAllByRole('button', { name: /^Show \d of 2$/ })).toHaveLength(2);
  });

  test('paused slides load nothing until they are touched', async () => {
    render(<Carousel slides={[slide('monsoon'), slide('reef')]} {...labels} isPausedAtFirst />);
    await pass(10 * LOAD_AFTER_MS);
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.focusIn(screen.getAllByRole('img')[0] as HTMLElement);
    await pass(0);
    expect(screen.getAllByRole('button', { name: /^Show \d of 2$/ })).toHaveLength(2);
  });
});

describe('slide engine', () => {
  function start() {
    const viewport = document.createElement('div');
    viewport.innerHTML = '<div class="track"><div class="slide"></div><div class="slide"></div></div>';
    const swiper = startSlides(viewport, { speed: TRANSITION_MS, wrapperClass: 'track', slideClass: 'slide', onChange: () => undefined });
    return { viewport, swiper, moves: jest.spyOn(swiper, 'slideNext') };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('spec 9: moves every 5000 ms, for 1000 ms, and loops', () => {
    const { swiper, moves } = start();
    expect(swiper.params).toMatchObject({ speed: 1000, loop: true });
    const end = playSlides(swiper, AUTOPLAY_MS);
    jest.advanceTimersByTime(4999);
    expect(moves).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(moves).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(6000);
    expect(moves).toHaveBeenCalledTimes(2);
    end();
    jest.advanceTimersByTime(60_000);
    expect(moves).toHaveBeenCalledTimes(2);
    swiper.destroy();
  });

  test('pauses while touched, then waits the full delay again', () => {
    const { viewport, swiper, moves } = start();
    const end = playSlides(swiper, AUTOPLAY_MS);
    jest.advanceTimersByTime(4000);
    fireEvent.pointerEnter(viewport);
    jest.advanceTimersByTime(60_000);
    fireEvent.pointerLeave(viewport);
    jest.advanceTimersByTime(4999);
    expect(moves).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(moves).toHaveBeenCalledTimes(1);
    end();
    swiper.destroy();
  });
});
