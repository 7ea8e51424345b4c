/** Where the session is, in this tab alone, of an admin who sees the site as a person. */
export const VIEW_KEY = 'viewed-person'

/** Whether this page shows the site as a person sees it: begun and ended with a new page, so that nothing mixes. */
export const isViewing = hasView()

function hasView(): boolean {
  try {
    return sessionStorage.getItem(VIEW_KEY) !== null
  } catch {
    // On the server, or storage is forbidden.
    return false
  }
}
