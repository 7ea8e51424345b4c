import { useEffect, useState } from 'react'
import { clockOffset } from '../../lib/server-clock.ts'

export interface LiveCode {
  code: string
  /** Seconds until the code changes. */
  secondsLeft: number
}

/**
 * The six digits of this moment. They are worked out here, so once the page is loaded they go on changing without a
 * connection; a clock that goes wrong is set right while there is one.
 */
export function useHandoverCode(secret: string): LiveCode | undefined {
  const [live, setLive] = useState<LiveCode>()
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let isGone = false
    async function start() {
      const [{ CODE_SECONDS, handoverCode }, offset] = await Promise.all([
        import('#contract/handover-code.ts'),
        clockOffset(),
      ])
      if (isGone) return
      const show = () => {
        const now = Date.now() + offset
        const secondsLeft = CODE_SECONDS - (Math.floor(now / 1000) % CODE_SECONDS)
        setLive({ code: handoverCode(secret, now), secondsLeft })
      }
      show()
      timer = setInterval(show, 1_000)
    }
    void start()
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [secret])
  return live
}
