import type { Locator } from '@playwright/test'

/** Taps "Yes" at every point of a handover that has no answer yet: nothing is said before. */
export async function answerPoints(dialog: Locator): Promise<void> {
  for (const point of await dialog.getByRole('group').all()) {
    const yes = point.getByText('Yes', { exact: true })
    // The group of all points has many of them.
    const isPoint = (await yes.count()) === 1
    if (isPoint && (await point.getByRole('radio', { checked: true }).count()) === 0) await yes.click()
  }
}
