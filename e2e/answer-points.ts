import type { Locator } from '@playwright/test'

/** Taps "Yes" at every point of a handover that has no answer yet: nothing is said before. */
export async function answerPoints(dialog: Locator): Promise<void> {
  for (const yes of await dialog.getByRole('radio', { name: 'Yes' }).all()) {
    const point = dialog.getByRole('group').filter({ has: yes }).last()
    if ((await point.getByRole('radio', { checked: true }).count()) === 0)
      await point.getByText('Yes', { exact: true }).click()
  }
}
