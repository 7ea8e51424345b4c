/** Libraries with a different build for Node.js: pages use the browser's build, also in tests and on the server. */
export const BROWSER_LIBRARIES = { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' }
