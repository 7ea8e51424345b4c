import type { Deps } from '#backend/deps.ts'
import { obtainRendition } from './obtain-rendition.ts'
import { DEFAULT_QUALITY } from './rendition.ts'
import { OWN_WORK } from './sharp-queue.ts'

/** The widths that cards of the first pages request on phones and desktops, in the format of current browsers. */
const FIRST_WIDTHS = [640, 320]

/** Draws pictures in the sizes of the first pages before they are asked for; one at a time, so that requests go first. */
export async function prepareRenditions(
  deps: Pick<Deps, 'objects' | 'log'>,
  versions: string[],
  signal?: AbortSignal,
): Promise<void> {
  for (const width of FIRST_WIDTHS) {
    for (const version of versions) {
      if (signal?.aborted) return
      const spec = { width, resize: 'cover', quality: DEFAULT_QUALITY, format: 'avif' } as const
      await obtainRendition(deps, version, spec, OWN_WORK)
    }
  }
}
