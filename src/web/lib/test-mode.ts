import { useRootData } from './root-data.ts'
import { useLocalStorage } from './use-local-storage.ts'

const asFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined)

/**
 * The `testMode` switch: opens guarded screens in this browser, where the operator
 * allows it. The data behind them stays protected, the server never looks at it.
 */
export function useTestMode(): { testMode: boolean; allowed: boolean; setTestMode(on: boolean): void } {
  const { testModeAllowed } = useRootData().config
  const [stored, setTestMode] = useLocalStorage('testMode', false, asFlag)
  return { testMode: testModeAllowed && stored, allowed: testModeAllowed, setTestMode }
}
