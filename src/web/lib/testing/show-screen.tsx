import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { LazyFeature } from '../../i18n/features.ts'
import type { Language } from '../../i18n/languages.ts'
import { CONFIG } from './pretend-session.ts'

interface Options {
  language?: Language
  features?: LazyFeature[]
  /** Without the settings the client cannot be made. */
  configured?: boolean
  /** What the operator has set, beside the usual. */
  config?: object
  /** The end of the address after its path, such as `?again`. */
  search?: string
  /** Runs before the screen is there: signs a person in. */
  before?: () => Promise<void>
}

/** Shows a screen at `/here` as a page that has just been opened: every module is loaded afresh. */
export async function showScreen(
  load: () => Promise<ReactNode>,
  { language = 'en', features = [], configured = true, config, search = '', before }: Options = {},
) {
  vi.resetModules()
  const { setConfig } = await import('../config.ts')
  const { toastStore } = await import('../toast.ts')
  const { Translation } = await import('../../i18n/translation.tsx')
  const { catalogueOf } = await import('../../i18n/catalogue.ts')
  if (configured) setConfig(CONFIG)
  await before?.()

  const loaderData = { root: { language, theme: 'system', messages: '{}', config: { ...CONFIG, ...config } } }
  const element = await load()
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => loaderData.root,
        children: [
          { path: '/here', element },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [`/here${search}`], hydrationData: { loaderData } },
  )
  const place = document.createElement('div')
  const root = createRoot(place)
  await settle(async () =>
    root.render(
      <Translation language={language} messages={catalogueOf(language, ['public', ...features])}>
        <RouterProvider router={router} />
      </Translation>,
    ),
  )
  return {
    place,
    at: () => router.state.location.pathname,
    said: () => toastStore.read().map(({ title, description }) => [title, description]),
    press: (selector = 'button') => settle(async () => place.querySelector<HTMLElement>(selector)!.click()),
    close: () => settle(async () => root.unmount()),
  }
}

/** Until React has done all of `work`. */
export async function settle(work: () => Promise<void>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(work)
  environment.IS_REACT_ACT_ENVIRONMENT = false
}
