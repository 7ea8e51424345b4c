/** Libraries that are another one in Node.js: what the pages run is the browser's, also in tests and the server's bundle. */
export const BROWSER_LIBRARIES = { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' }
