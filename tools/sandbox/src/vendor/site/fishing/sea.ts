import { element } from '../element';

export type CatchName = 'crab' | 'fish' | 'octopus' | 'shark';

/** `depth` is in hundredths of the sea's height, `begins` the share of its way on which it is first seen. */
type Swim = { name: CatchName; depth: number; seconds: number; begins: number; toRight?: true };

const school: readonly Swim[] = [
  { name: 'fish', depth: 4, seconds: 15, begins: 0.35 },
  { name: 'fish', depth: 12, seconds: 19, begins: 0.8, toRight: true },
  { name: 'shark', depth: 20, seconds: 13, begins: 0.4, toRight: true },
  { name: 'octopus', depth: 44, seconds: 24, begins: 0.35 },
  { name: 'fish', depth: 55, seconds: 17, begins: 0.15, toRight: true },
  { name: 'crab', depth: 78, seconds: 26, begins: 0.2 },
  { name: 'crab', depth: 82, seconds: 30, begins: 0.55, toRight: true },
  { name: 'crab', depth: 76, seconds: 28, begins: 0.85 },
];

const castMs = 550;
const haulMs = 650;
/** Wide enough for the widest fish. */
const beyond = '-130px';

/** Renders the school; `onTap` casts at a catch. */
export function createSea(host: HTMLElement, onTap: (name: CatchName) => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const net = element('div', { className: 'net' });
  const swimmers = school.map((swim) => createSwimmer(swim, isStill));
  let target: Swimmer | undefined;
  let tapped: Swimmer | undefined;
  for (const swimmer of swimmers)
    swimmer.fish.addEventListener('click', () => {
      tapped = swimmer;
      onTap(swimmer.name);
      tapped = undefined;
    });
  host.append(...swimmers.map(({ lane }) => lane), net);

  /** The centre of an element, from the sea's upper left corner. */
  function centreOf(shown: Element): { x: number; y: number } {
    const [sea, box] = [host.getBoundingClientRect(), shown.getBoundingClientRect()];
    return { x: box.left + box.width / 2 - sea.left, y: box.top + box.height / 2 - sea.top };
  }

  function nearestOf(name: CatchName): Swimmer | undefined {
    const distance = ({ fish }: Swimmer) => Math.abs(centreOf(fish).x - host.clientWidth / 2);
    return swimmers.filter((swimmer) => swimmer.name === name).sort((one, other) => distance(one) - distance(other))[0];
  }

  async function throwNet(swimmer: Swimmer, isCaught: boolean): Promise<void> {
    swimmer.motion?.pause();
    const { x, y } = centreOf(swimmer.fish);
    const boat = { x: host.clientWidth / 2, y: host.clientHeight };
    const [below, there] = [`translate(${boat.x}px, ${boat.y}px)`, `translate(${x}px, ${y}px)`];
    const timing = { easing: 'ease-out', fill: 'forwards' } as const;
    await net.animate(
      [
        { transform: `${below} scale(0.2)`, opacity: 1 },
        { transform: `${there} scale(1)`, opacity: 1 },
      ],
      { duration: castMs, ...timing },
    ).finished;
    const haul = net.animate(
      [
        { transform: `${there} scale(1)`, opacity: 1 },
        { transform: isCaught ? `${below} scale(0.5)` : `${there} scale(1.2)`, opacity: isCaught ? 1 : 0 },
      ],
      { duration: haulMs, ...timing },
    );
    const flight = swimmer.fish.animate(
      isCaught
        ? [{ transform: 'none' }, { transform: `translate(${boat.x - x}px, ${boat.y - y}px) scale(0.4)` }]
        : [{ transform: 'none' }, { transform: 'translate(26px, -14px)' }, { transform: 'translate(-22px, 8px)' }, { transform: 'none' }],
      { duration: haulMs, easing: 'ease-in' },
    );
    await Promise.all([haul.finished, flight.finished]);
    for (const animation of net.getAnimations()) animation.cancel();
    // Another one of its kind comes after one that was caught.
    if (isCaught && swimmer.motion) swimmer.motion.currentTime = 0;
    swimmer.motion?.play();
  }

  return {
    /** Aims at the catch that was tapped, or at the one of its kind nearest to the middle. */
    aim: (name: CatchName): void => {
      if (target) delete target.fish.dataset['state'];
      target = tapped?.name === name ? tapped : nearestOf(name);
      if (target) target.fish.dataset['state'] = 'aimed';
    },
    /** Casts the net at the aim; with reduced motion the outcome is shown at once. */
    cast: async (isCaught: boolean): Promise<void> => {
      if (!target) return;
      if (isStill) target.fish.dataset['state'] = isCaught ? 'caught' : 'away';
      else {
        await throwNet(target, isCaught);
        delete target.fish.dataset['state'];
      }
    },
  };
}

type Swimmer = ReturnType<typeof createSwimmer>;

/** A catch at the left end of a lane as wide as the sea. The lane moves, so that its way fits every screen. */
function createSwimmer({ name, depth, seconds, begins, toRight }: Swim, isStill: boolean) {
  const [lane, fish] = [element('div', { className: 'lane' }), element('div', { className: 'fish' })];
  fish.dataset['name'] = name;
  fish.toggleAttribute('data-turned', toRight === true);
  fish.append(pictureOf(name));
  lane.append(fish);
  lane.style.setProperty('inset-block-start', `${depth}%`);
  const way = [{ transform: `translateX(${beyond})` }, { transform: 'translateX(100%)' }];
  if (isStill) lane.style.setProperty('transform', `translateX(${begins * 80}%)`);
  const motion = isStill ? undefined : lane.animate(toRight ? way : way.reverse(), { duration: seconds * 1000, iterations: Infinity });
  if (motion) motion.currentTime = begins * seconds * 1000;
  return { name, lane, fish, motion };
}

/** The drawing of a catch, which looks to the left. */
export function pictureOf(name: CatchName): HTMLElement {
  const picture = new Image();
  picture.src = `/site/catches/${name}.svg`;
  picture.alt = '';
  picture.draggable = false;
  return picture;
}
