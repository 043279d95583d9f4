const JSDOMEnvironment = require('jest-environment-jsdom').default;
// jsdom has no fetch; MSW and RTK Query need Node's own primitives, all from one realm. jsdom's URL is slow. FormData stays jsdom's: React fills it from a form.

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
      'URL',
      'URLSearchParams',
    ]) {
      if (k in globalThis) this.global[k] = globalThis[k];
    }
    acceptSignals(this.global.EventTarget.prototype);
  }
};

/** jsdom's listeners accept only jsdom's own AbortSignal, but the page has Node's. */
function acceptSignals(target) {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    const { signal, ...rest } = typeof options === 'object' && options !== null ? options : {};
    if (!signal) return addEventListener.call(this, type, listener, options);
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
    return addEventListener.call(this, type, listener, rest);
  };
}
