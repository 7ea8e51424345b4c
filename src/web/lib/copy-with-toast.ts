import { toast } from './toast.ts'

/**
 * Copies a text and says so, or that it has to be done by hand: browsers have a clipboard on https and localhost only,
 * and may refuse it there as well.
 */
export async function copyWithToast(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: said.done, tone: 'good', about: 'copy' })
  } catch {
    toast({ title: said.failed, tone: 'bad', about: 'copy' })
  }
}
