/* global document, HTMLScriptElement, HTMLDialogElement, CSS */
// Runs first, in the head of the document, and is written for browsers of any age (ECMAScript 5). A browser that lacks one of these features
// is older than those of docs/browsers.md: the document then shows its notice, and the app does not start.
(function () {
  var isSupported = false;
  try {
    isSupported =
      // Chrome 96, Firefox 108, Safari 16.4
      HTMLScriptElement.supports('importmap') &&
      // Chrome 108, Firefox 101, Safari 15.4
      CSS.supports('height', '1dvh') &&
      // Chrome 37, Firefox 98, Safari 15.4
      typeof HTMLDialogElement.prototype.showModal === 'function';
  } catch (error) {
    // The browser lacks the interface itself.
  }
  if (!isSupported) document.documentElement.setAttribute('data-too-old', '');
})();
