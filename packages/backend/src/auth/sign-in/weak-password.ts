import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AuthError } from '../auth-error.ts'
import type { AuthSettings } from '../settings.ts'

export interface Weakness {
  message: string
  reasons: ('length' | 'pwned')[]
}

// Judging takes time that grows fast with the length, and so many characters show whether a password is weak.
const JUDGED_CHARACTERS = 24

let loading: Promise<ZxcvbnFactory> | undefined

/** Why a password is too weak, undefined when it is not: too short, or too easy to guess (zxcvbn). */
export async function weaknessOf(
  { passwordMinLength, passwordStrength, siteWords }: AuthSettings,
  password: string,
  about: unknown[] = [],
): Promise<Weakness | undefined> {
  const found: [Weakness['reasons'][number], string][] = []
  if ([...password].length < passwordMinLength) {
    found.push(['length', `Password should be at least ${passwordMinLength} characters.`])
  }
  if (passwordStrength > 0 && (await strengthOf(password, [...siteWords, ...about])) < passwordStrength) {
    found.push(['pwned', 'Password is known to be weak and easy to guess, please choose a different one.'])
  }
  if (found.length === 0) return
  return { message: found.map(([, text]) => text).join(' '), reasons: found.map(([reason]) => reason) }
}

/** Refuses a weak new password with 422 `weak_password` and the reasons; `about` are the user's name and address. */
export async function refuseWeakPassword(settings: AuthSettings, password: string, about: unknown[] = []) {
  const weakness = await weaknessOf(settings, password, about)
  if (!weakness) return
  const { message, reasons } = weakness
  throw new AuthError(422, 'weak_password', message, { weak_password: { reasons } })
}

async function strengthOf(password: string, about: unknown[]): Promise<number> {
  const words = about
    .filter((value) => typeof value === 'string')
    .flatMap((value) => [value, ...value.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2 && word.length <= 100)
  const judge = await load()
  return judge.check(password.slice(0, JUDGED_CHARACTERS), words).score
}

/** Eight megabytes of dictionary, loaded with the first password that is judged. */
function load(): Promise<ZxcvbnFactory> {
  loading ??= (async () => {
    const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  })()
  return loading
}
