import { OWN_WORK } from '#backend/storage/images/sharp-queue.ts'
import type { Deps } from '#server/deps.ts'
import { obtainMark } from './pictures/obtain-mark.ts'

/** The logo at its address, for a mail or a paper, which go out without it where it cannot be drawn. */
export async function loadLogo(deps: Deps, src: string): Promise<Uint8Array | undefined> {
  const [, , id, file] = src.split('/')
  try {
    return await obtainMark(deps, `site/${id}`, { file: file!, sender: OWN_WORK })
  } catch (error) {
    deps.log.warn({ err: error }, 'the logo could not be drawn')
    return undefined
  }
}
