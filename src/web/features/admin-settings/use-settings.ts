import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangedSetting, LoadedSettings } from '#contract/settings.ts'
import type { SettingValue } from '#domain/settings/definition.ts'
import { valuesInForce } from '#domain/settings/in-force.ts'
import { SETTING_NAMES, type SettingName } from '#domain/settings/settings.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Change {
  id: number
  version: number
  /** Null for the default. */
  value: SettingValue | null
  /** ISO 8601. */
  from: string
  at: string
  reason: string
  by: string | null
  isWithdrawn: boolean
}

export interface Setting {
  name: SettingName
  value: SettingValue
  defaultValue: SettingValue
  isDefault: boolean
  /** The variable of the environment that gives the default; none where it comes with the product. */
  variable: string | undefined
  /** The number of its latest change; 0 for none. */
  version: number
  /** All of them, the latest first. */
  changes: Change[]
  /** The change that comes into force next. */
  coming: Change | undefined
}

/** The settings of the site with their history. */
export function useSettings() {
  const user = useUser()
  return useQuery({
    queryKey: ['settings', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: load,
  })
}

async function load(): Promise<Setting[]> {
  const [{ defaults, environment }, rows] = await Promise.all([
    callFunction<LoadedSettings>('load-settings'),
    loadChanges(),
  ])
  const now = Date.now()
  return SETTING_NAMES.map((name) => {
    const changes = rows.filter((row) => row.name === name).map(({ change }) => change)
    const standing = changes.filter(({ isWithdrawn }) => !isWithdrawn)
    const set = valuesInForce(
      standing.map(({ id, value, from }) => ({ id, name, value, effectiveFrom: Date.parse(from) })),
      now,
    )[name]
    return {
      name,
      value: set ?? defaults[name],
      defaultValue: defaults[name],
      isDefault: set === undefined,
      variable: environment[name],
      version: changes[0]?.version ?? 0,
      changes,
      coming: standing
        .filter(({ from }) => Date.parse(from) > now)
        .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0],
    }
  })
}

/** Enough for years; older ones stay in the audit log. */
const MAX_CHANGES = 500

async function loadChanges() {
  const { from } = await supabase()
  const rows = unwrap(
    await from('setting_changes')
      .select(
        `id, name, version, value, effective_from, changed_at, reason, withdrawn_at,
        by:profiles!setting_changes_changed_by_fkey(name, email)`,
      )
      .order('id', { ascending: false })
      .limit(MAX_CHANGES),
  )
  return rows.map(({ name, effective_from, changed_at, withdrawn_at, by, value, ...row }) => ({
    name,
    change: {
      ...row,
      value: value as SettingValue | null,
      from: effective_from,
      at: changed_at,
      by: by && (by.name || by.email),
      isWithdrawn: withdrawn_at !== null,
    } satisfies Change,
  }))
}

export interface SettingDraft {
  name: SettingName
  value: SettingValue | null
  version: number
  reason: string
  effectiveFrom?: string
}

/** Changes a setting, or withdraws a change that is to come. */
export function useChangeSetting() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['settings'] })
  return {
    change: useMutation({
      mutationFn: (draft: SettingDraft) => callFunction<ChangedSetting>('change-setting', draft),
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: (id: number) => callFunction('withdraw-setting', { id }),
      onSettled,
    }),
  }
}
