import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export type Strength = 0 | 1 | 2 | 3 | 4

let loading: Promise<ZxcvbnFactory> | undefined

/** Rates how hard a password is to guess, by the same measure as the server; the dictionary is loaded on first use. */
export async function judgePassword(password: string, about: readonly string[]): Promise<Strength> {
  loading ??= load()
  const judge = await loading
  // Judging takes time that grows fast with the length, and so many characters show whether a password is weak.
  return judge.check(password.slice(0, 24), ['lendaround', 'lenda', ...about.filter(isTelling)]).score
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

const isTelling = (word: string) => word.length > 2 && word.length <= 100
