// Loaded into the app's server (`node --import`): reports the process's use of CPU and memory to the load script, on request.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send({ heap: heapUsed, rss, cpuSeconds: (user + system) / 1e6 });
});
