// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ACCESS_EXAMPLES } from '#domain/access/access.examples.ts'
import type { Action, Resource } from '#domain/access/permissions.ts'
import type { Role } from '#domain/access/roles.ts'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, CONFIG, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'

let root: Root
// The first import of all these modules takes seconds on a busy machine: that is no test's own time.
beforeAll(async () => void (await loadLib()), 60_000)
beforeEach(() => {
  localStorage.clear()
})
afterEach(async () => {
  await settle(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Until React has done all of `work`. The store of the session tells of its changes in its own time, too. */
async function settle(work: () => Promise<void>) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(work)
  environment.IS_REACT_ACT_ENVIRONMENT = false
}

/** Roles of a signed-in person, a visitor, or a person who owes the second factor. */
type Who = readonly Role[] | null | 'half'
type Language = 'en' | 'de'
type Lib = Awaited<ReturnType<typeof loadLib>>

/** As a page that has just been opened: every module afresh. */
async function loadLib() {
  vi.resetModules()
  const { setConfig } = await import('../../lib/config.ts')
  const { currentSession, startSession } = await import('../../lib/session.ts')
  const { toastStore } = await import('../../lib/toast.ts')
  const { Translation } = await import('../../i18n/translation.tsx')
  const { catalogueOf } = await import('../../i18n/catalogue.ts')
  const { RequirePermission } = await import('./require-permission.tsx')
  const { RequireRole } = await import('./require-role.tsx')
  const { usePermission } = await import('../../lib/use-permission.ts')
  setConfig(CONFIG)
  const start = () => startSession(new QueryClient())
  return {
    currentSession,
    start,
    toastStore,
    Translation,
    catalogueOf,
    RequirePermission,
    RequireRole,
    usePermission,
  }
}

/** Opens `/admin?tab=2` as this person, with a screen of the given making; who is known only from before until `answered`. */
async function open(
  who: Who,
  screen: (lib: Lib) => ReactNode,
  language: Language = 'en',
  answered?: Promise<void>,
) {
  answerWith({
    '/rest/v1/affiliate_users': async () => {
      await answered
      return Response.json({ id: 'me', name: 'Mia', roles: who })
    },
  })
  if (who) {
    const person = who === 'half' ? { factors: [{ status: 'verified' }] } : { id: 'me' }
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession(person)))
  }
  const lib = await loadLib()
  lib.start()
  const status = answered ? 'loading' : who === null || who === 'half' ? 'signed-out' : 'signed-in'
  if (answered) await eventually(() => expect(lib.currentSession()).toHaveProperty('user'))
  await eventually(() => expect(lib.currentSession().status).toBe(status))

  const loaderData = { root: { language, theme: 'system', messages: '{}', config: CONFIG } }
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => loaderData.root,
        children: [
          { path: '/admin', element: screen(lib) },
          { path: '*', element: <p>elsewhere</p> },
        ],
      },
    ],
    { initialEntries: ['/admin?tab=2'], hydrationData: { loaderData } },
  )
  const place = document.createElement('div')
  root = createRoot(place)
  const { Translation } = lib
  await settle(async () =>
    root.render(
      <Translation language={language} messages={lib.catalogueOf(language, ['public'])}>
        <RouterProvider router={router} />
      </Translation>,
    ),
  )
  return {
    place,
    at: () => router.state.location.pathname,
    said: () => lib.toastStore.read().map(({ title, description }) => [title, description]),
  }
}

const guarded =
  (role: Role | Role[]) =>
  ({ RequireRole }: Lib) => (
    <RequireRole anyOf={role} skeleton={<p>wait</p>}>
      <p>the office</p>
    </RequireRole>
  )

describe('a screen for one role', () => {
  it('opens for it, and for an admin who has any of several', async () => {
    expect((await open(['lender', 'admin'], guarded('admin'))).place.textContent).toBe('the office')
    expect((await open(['moderator'], guarded(['admin', 'moderator']))).place.textContent).toBe('the office')
  })

  it('sends others to the dashboard and tells them why', async () => {
    const page = await open(['renter'], guarded('admin'))
    expect(page.at()).toBe('/dashboard')
    expect(page.said()).toEqual([['Access denied', 'You need the role admin to access this page.']])
  })

  it('waits for what they may today before it sends away whom the browser remembers with less', async () => {
    await open(['renter'], guarded('admin'))
    await settle(async () => root.unmount())
    const { promise, resolve } = Promise.withResolvers<void>()
    const page = await open(['admin'], guarded('admin'), 'en', promise)
    expect([page.at(), page.place.textContent]).toEqual(['/admin', 'wait'])
    await settle(async () => resolve())
    await eventually(() => expect(page.place.textContent).toBe('the office'))
    expect(page.said()).toEqual([])
  })

  it('says so in German, word for word', async () => {
    const page = await open(['renter'], guarded(['admin', 'moderator']), 'de')
    const words = 'Sie benötigen die Rolle admin, moderator um auf diese Seite zuzugreifen.'
    expect(page.said()).toEqual([['Zugriff verweigert', words]])
  })

  it.each([null, 'half'] as const)('sends %s to sign in, to come back to the very place', async (who) => {
    const page = await open(who, guarded('admin'))
    expect([page.at(), localStorage.getItem('authRedirect')]).toEqual(['/login', '/admin?tab=2'])
    expect(page.said()).toEqual([])
  })

  it('opens in test mode for every visitor, the data behind it being guarded by the server', async () => {
    localStorage.setItem('testMode', 'true')
    expect((await open(['renter'], guarded('admin'))).place.textContent).toBe('the office')
    localStorage.clear()
    localStorage.setItem('testMode', 'true')
    expect((await open(null, guarded('admin'))).place.textContent).toBe('the office')
  })
})

const permitted =
  (action: Action, resource: Resource) =>
  ({ RequirePermission }: Lib) => (
    <RequirePermission action={action} resource={resource} skeleton={<p>wait</p>}>
      <p>the reports</p>
    </RequirePermission>
  )

describe('a screen for a permission', () => {
  it('opens for a role that grants it, and for an admin', async () => {
    expect((await open(['moderator'], permitted('view', 'report'))).place.textContent).toBe('the reports')
    expect((await open(['admin'], permitted('manage', 'system'))).place.textContent).toBe('the reports')
  })

  it('sends others to the dashboard and says so in German, word for word', async () => {
    const page = await open(['lender'], permitted('view', 'report'), 'de')
    expect(page.at()).toBe('/dashboard')
    const words = 'Sie haben keine Berechtigung, auf diese Ressource zuzugreifen.'
    expect(page.said()).toEqual([['Zugriff verweigert', words]])
  })

  it('asks no one to sign in', async () => {
    expect((await open(null, permitted('view', 'report'))).at()).toBe('/login')
  })
})

const acting = (action: Action, resource: Resource, subjectId?: string) => (lib: Lib) => {
  function Act() {
    const { allowed, guard } = lib.usePermission(action, resource, subjectId)
    return (
      <button type="button" onClick={(event) => guard(() => event.currentTarget.replaceChildren('done'))}>
        {allowed ? 'may' : 'may not'}
      </button>
    )
  }
  return <Act />
}

describe('an act that needs a permission', () => {
  // The rules have a test of their own; here they meet a session and, for people, the one whom it is about.
  const examples = ACCESS_EXAMPLES.filter(({ roles, resource }) => roles === null || resource === 'user')

  it.each(examples)('$roles $action $resource (own: $own): $allowed', async (example) => {
    const { roles, action, resource, own, allowed } = example
    const page = await open(roles, acting(action, resource, own ? 'me' : 'other'))
    expect(page.place.textContent).toBe(allowed ? 'may' : 'may not')
    await settle(async () => page.place.querySelector('button')!.click())
    if (allowed) return expect(page.place.textContent).toBe('done')
    const words = roles
      ? `You do not have permission to ${action} this ${resource}.`
      : 'You must be logged in to perform this action.'
    expect([page.place.textContent, page.said()]).toEqual(['may not', [['Permission Error', words]]])
  })
})
