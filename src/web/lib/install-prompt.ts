/** The browser's offer to install the site (`BeforeInstallPromptEvent`, not in the types of the DOM). */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Held back from the start of the page; undefined where the browser does not offer it. */
    installPrompt?: InstallPrompt
  }
}
