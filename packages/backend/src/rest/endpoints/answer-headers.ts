import { appliedPreferences } from '../request/preferences.ts'
import { headerText } from '../respond/header-text.ts'
import type { Context } from './context.ts'

/** The headers that answers of all kinds have; the type only where there is a body. */
export function answerHeaders(
  { preferences, accept, announceSchema, target }: Context,
  meaningful: Parameters<typeof appliedPreferences>[1],
  withBody = true,
): Headers {
  const headers = new Headers()
  if (withBody) headers.set('Content-Type', accept.contentType)
  if (withBody && announceSchema) headers.set('Content-Profile', headerText(target.schema))
  const applied = appliedPreferences(preferences, meaningful)
  if (applied) headers.set('Preference-Applied', applied)
  return headers
}
