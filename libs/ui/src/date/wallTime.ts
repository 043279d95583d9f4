/**
 * The time on the wall at a moment (milliseconds since the epoch) in a zone such as `Asia/Manila`, as a date whose UTC parts say it; write them with formats of
 * the zone UTC. Without a zone, the time here. Everything that says a day or an hour goes by it, so it is the same on every device.
 */
export function wallTime(moment: number, timeZone?: string): Date {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return at;
  const { year, month, day, hour, minute } = timeZone === undefined ? ownParts(at) : partsAt(at, timeZone);
  // In the device's own zone, the date would miss the hour that is left out when its clocks change.
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, day);
  wall.setUTCHours(hour, minute);
  return wall;
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;

function ownParts(at: Date): Parts {
  return { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate(), hour: at.getHours(), minute: at.getMinutes() };
}

function partsAt(at: Date, timeZone: string): Parts {
  const known = zones.get(timeZone) ?? makeZone(timeZone);
  zones.set(timeZone, known);
  const parts = { year: NaN, month: NaN, day: NaN, hour: NaN, minute: NaN };
  for (const { type, value } of known.formatToParts(at)) if (type in parts) parts[type as keyof Parts] = Number(value);
  return parts;
}

/** Creating an `Intl` format is slow. */
const zones = new Map<string, Intl.DateTimeFormat>();

function makeZone(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  });
}
