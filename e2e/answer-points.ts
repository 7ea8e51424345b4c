import type { Locator } from '@playwright/test'

/** Taps "Yes" at every point of a handover that has no answer yet: nothing is said before. */
export async function answerPoints(dialog: Locator): Promise<void> {
  for (const point of await dialog
    .getByRole('group')
    .filter({ has: dialog.page().getByRole('radio') })
    .all()) {
    const isOpen = (await point.getByRole('radio', { checked: true }).count()) === 0
    const yes = point.getByRole('radio', { name: 'Yes' })
    if (isOpen && (await yes.count()) === 1) await yes.check()
  }
}
