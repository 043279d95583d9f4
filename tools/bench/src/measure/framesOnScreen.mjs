/** User timing marks that `watchMoment` leaves in the trace. */
export const marks = { begin: 'moment begins', end: 'moment ends' };

/**
 * Returns the longest time between two frames on the screen while a moment plays, in milliseconds. Unlike a script, it also sees the frames that the
 * compositor draws while the page's main thread is busy. Undefined if the moment did not play.
 *
 * @param devtools A DevTools session of the page.
 * @param play Begins the moment and resolves after its end.
 */
export async function framesOnScreen(devtools, play) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'] },
    transferMode: 'ReportEvents',
  });
  await play();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);

  const [begin, end] = [marks.begin, marks.end].map((mark) => events.find(({ name }) => name === mark));
  if (!begin || !end) return undefined;
  const drawn = events
    .filter(({ name, pid, ts }) => name === 'DrawFrame' && pid === begin.pid && ts >= begin.ts && ts <= end.ts)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const times = [begin.ts, ...drawn, end.ts];
  return Math.max(...times.slice(1).map((time, index) => time - times[index])) / 1000;
}
