const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Opening hours of lotteries follow Manila time. */
const zoneMs = 8 * hourMs;

export type Schedule = { intervalMs: number; /** No bets this long before the draw. */ gapMs: number; openHour: number; closeHour: number };
export type Draw = { index: number; drawNo: string; opensAt: number; closesAt: number; drawsAt: number };

const paces: [RegExp, Schedule][] = [
  [/1 Minute\b/, { intervalMs: minuteMs, gapMs: 5000, openHour: 0, closeHour: 24 }],
  [/3 Minutes/, { intervalMs: 3 * minuteMs, gapMs: 10_000, openHour: 0, closeHour: 24 }],
  [/5 Minutes|Express/, { intervalMs: 5 * minuteMs, gapMs: 10_000, openHour: 0, closeHour: 24 }],
  [/Hourly|Classic|Keno/, { intervalMs: hourMs, gapMs: minuteMs, openHour: 0, closeHour: 24 }],
  [/Daily/, { intervalMs: 12 * hourMs, gapMs: 5 * minuteMs, openHour: 9, closeHour: 21 }],
];
const usual: Schedule = { intervalMs: 30 * minuteMs, gapMs: minuteMs, openHour: 9, closeHour: 21 };

/** Derives the schedule from the lottery's name; every half hour of the day if the name gives no hint. */
export function scheduleOf({ name }: { name: string }): Schedule {
  return paces.find(([pattern]) => pattern.test(name))?.[1] ?? usual;
}

const drawsPerDay = ({ intervalMs, openHour, closeHour }: Schedule) => Math.floor(((closeHour - openHour) * hourMs) / intervalMs);

/** Returns the draw with this index, counted over all draws. */
export function drawAt(schedule: Schedule, index: number): Draw {
  const perDay = drawsPerDay(schedule);
  const day = Math.floor(index / perDay);
  const slot = index - day * perDay;
  const opensAt = day * dayMs - zoneMs + schedule.openHour * hourMs + slot * schedule.intervalMs;
  const drawsAt = opensAt + schedule.intervalMs;
  const date = new Date(day * dayMs).toISOString().slice(2, 10).replaceAll('-', '');
  return { index, drawNo: `${date}-${String(slot + 1).padStart(4, '0')}`, opensAt, closesAt: drawsAt - schedule.gapMs, drawsAt };
}

/** Returns the next draw by the clock: it takes bets, is being drawn, or waits for the opening hour. */
export function nextDraw(schedule: Schedule, now: number): Draw {
  const perDay = drawsPerDay(schedule);
  const day = Math.floor((now + zoneMs) / dayMs);
  const intoDay = now + zoneMs - day * dayMs - schedule.openHour * hourMs;
  const slot = Math.min(perDay, Math.max(0, Math.floor(intoDay / schedule.intervalMs)));
  return drawAt(schedule, day * perDay + slot);
}

/** Returns the draw with this number, or `undefined` for an invalid number. */
export function findDraw(schedule: Schedule, drawNo: string): Draw | undefined {
  const [, year = '', month = '', date = '', slot = ''] = /^(\d\d)(\d\d)(\d\d)-(\d{4})$/.exec(drawNo) ?? [];
  const day = Date.parse(`20${year}-${month}-${date}T00:00:00Z`) / dayMs;
  const draw = Number.isFinite(day) ? drawAt(schedule, day * drawsPerDay(schedule) + Number(slot) - 1) : undefined;
  return draw?.drawNo === drawNo ? draw : undefined;
}
