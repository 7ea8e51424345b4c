import { useEffect } from 'react'

/** The screen stays on while this is shown, where the device allows it; again after another app was in front. */
export function useScreenAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    async function keepAwake() {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isGone) void lock?.release()
    }
    void keepAwake()
    document.addEventListener('visibilitychange', keepAwake)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', keepAwake)
      void lock?.release()
    }
  }, [])
}
