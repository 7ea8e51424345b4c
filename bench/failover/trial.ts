import { spawnSync } from 'node:child_process'
import type { Market } from '../open-market.ts'

export interface Trial {
  name: string
  /** Whether an acknowledged order must not be lost. */
  isSynchronous: boolean
  /** The programs without which it is skipped. */
  needs: string[]
  open(): Promise<Stage>
}

export interface Stage {
  market: Market
  /** `DATABASE_URL` of the site. */
  siteUrl: string
  /** Takes the primary away. */
  lose(): void
  /** Has another one take over, after about so long where nobody does it by himself: its address. */
  promote(afterMs: number): Promise<string>
  stop(): Promise<void>
}

export const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined
