import type { Browser } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'

const PASSWORD = 'quiet-marigold-ladder-42'

interface Site {
  url: string
  publishableKey: string
  secretKey: string
}

/** A browser in which this person is signed in, and their token; they get a password for it. */
export async function openSignedIn(browser: Browser, site: Site, person: { id: string; email: string }) {
  const auth = { persistSession: false, autoRefreshToken: false }
  const admin = createClient(site.url, site.secretKey, { auth })
  const changed = await admin.auth.admin.updateUserById(person.id, { password: PASSWORD })
  if (changed.error) throw changed.error
  const { data, error } = await createClient(site.url, site.publishableKey, { auth }).auth.signInWithPassword(
    {
      email: person.email,
      password: PASSWORD,
    },
  )
  if (error) throw error
  const context = await browser.newContext({ locale: 'en' })
  await context.addInitScript((session) => {
    localStorage.setItem('sb-lendaround-auth-token', session)
  }, JSON.stringify(data.session))
  return { context, token: data.session.access_token }
}
