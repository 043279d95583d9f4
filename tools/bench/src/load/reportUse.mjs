// Loaded into the app's server (`node --import`): tells the load script the process's use of CPU and memory, when asked.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send({ heap: heapUsed, rss, cpuSeconds: (user + system) / 1e6 });
});
