const JSDOMEnvironment = require('jest-environment-jsdom').default;
// jsdom has no fetch; MSW and RTK Query need Node's own primitives, all from one realm.

module.exports = class extends JSDOMEnvironment {
  constructor(config, ctx) {
    super(config, ctx);
    // resolve the Node builds of msw etc. (an empty condition list switches 'browser' off)
    this.customExportConditions = [''];
    for (const k of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'Blob',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'TextEncoder',
      'TextDecoder',
      'BroadcastChannel',
      'structuredClone',
      'AbortController',
      'AbortSignal',
    ]) {
      if (k in globalThis) this.global[k] = globalThis[k];
    }
  }
};
