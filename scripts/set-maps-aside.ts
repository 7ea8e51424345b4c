import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

interface SourceMapFile {
  sources: string[]
  sourcesContent?: (string | null)[]
}

/** Moves the source maps below `from` into the folder `to`, which is not served, without the texts of other people's packages. */
export async function setMapsAside(from: string, to: string): Promise<number> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  const maps = (await readdir(from, { recursive: true })).filter((file) => file.endsWith('.map'))
  for (const file of maps) {
    const map: SourceMapFile = JSON.parse(await readFile(join(from, file), 'utf8'))
    const sourcesContent = map.sourcesContent?.map((text, n) =>
      map.sources[n]?.includes('node_modules/') ? null : text,
    )
    await writeFile(join(to, basename(file)), JSON.stringify({ ...map, sourcesContent }))
    await rm(join(from, file))
  }
  return maps.length
}

/** Takes the sources' texts out of the maps below `folder`, where only places are looked up. */
export async function dropSourceTexts(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.map')) continue
    const { sourcesContent: _, ...map }: SourceMapFile = JSON.parse(
      await readFile(join(folder, file), 'utf8'),
    )
    await writeFile(join(folder, file), JSON.stringify(map))
  }
}
