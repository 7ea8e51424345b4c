import { statfs } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { certificateEnd } from './certificate.ts'
import { certificateEnds, diskBytes } from './metrics-registry.ts'

/** Reads the disk into this process' metrics, and the certificate of the site once it is known: it is not waited for. */
export async function measureHost({ dataDir, siteUrl }: Pick<Config, 'dataDir' | 'siteUrl'>): Promise<void> {
  void certificateEnd(siteUrl).then(
    (end) => end && certificateEnds.set({ site: new URL(siteUrl).host }, end.getTime() / 1000),
  )
  const disk = await statfs(dataDir).catch(() => undefined)
  if (!disk) return
  diskBytes.set({ state: 'all' }, disk.blocks * disk.bsize)
  diskBytes.set({ state: 'free' }, disk.bavail * disk.bsize)
}
