import type { Hono } from 'hono'
import { createApp as createBackendApp } from '#backend/create-app.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { allUseCases } from './areas.ts'
import type { Deps } from './deps.ts'
import { VERSION } from './version.ts'

/** The four protocols on one app, without the web pages: what the official client talks to. */
export const createApp = (deps: Deps): Hono =>
  createBackendApp(deps, { useCases: allUseCases(deps), refusals: REFUSALS, version: VERSION })
