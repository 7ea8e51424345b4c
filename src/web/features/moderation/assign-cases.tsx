import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dutiesOf } from '#domain/access/duties.ts'
import { mayWork } from '#domain/access/office.ts'
import { rolesOf } from '#domain/access/roles.ts'
import { BulkBar } from '../../entities/bulk/bulk-bar.tsx'
import { useBulk } from '../../entities/bulk/use-bulk.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'

const NOBODY = 'nobody'

interface AssignCasesProps {
  chosen: ReadonlySet<string>
  onNone: () => void
}

/** Gives the chosen cases to one of the team, or back to all. */
export function AssignCases({ chosen, onNone }: AssignCasesProps) {
  const t = useTranslate()
  const user = useUser()
  const assign = useBulk('assign-cases', 'cases')
  const { data: colleagues = [] } = useColleagues(chosen.size > 0)
  const [to, setTo] = useState<string>()
  const run = () => {
    const id = to ?? user?.id
    if (id) assign.mutate({ ids: [...chosen], to: id === NOBODY ? null : id }, { onSuccess: onNone })
  }
  return (
    <BulkBar chosen={chosen} answer={assign.data} onNone={onNone}>
      <Select
        label={t('moderation.cases.assign-to')}
        value={to ?? user?.id}
        onChange={({ target }) => setTo(target.value)}
        options={[
          { value: user?.id ?? '', label: t('moderation.cases.assign-to-me') },
          ...colleagues.map(({ id, name, email }) => ({ value: id, label: name || email })),
          { value: NOBODY, label: t('moderation.cases.assign-to-nobody') },
        ]}
      />
      <Button size="small" busy={assign.isPending} onClick={run}>
        {t('moderation.cases.assign')}
      </Button>
    </BulkBar>
  )
}

/** As many are offered at most. */
const MAX_COLLEAGUES = 200

/** The others of the team who work on cases, by name. */
function useColleagues(isWanted: boolean) {
  const user = useUser()
  return useQuery({
    queryKey: ['colleagues', user?.id],
    enabled: isWanted && user !== undefined,
    queryFn: async () => {
      const { rpc } = await supabase()
      const page = { words: '', role: 'staff', sort: 'name', descending: false, page_size: MAX_COLLEAGUES }
      const team = unwrap(await rpc('staff_people', page))
      return team.filter(
        ({ id, is_blocked, roles, duties }) =>
          id !== user?.id &&
          !is_blocked &&
          mayWork({ roles: rolesOf(roles, 'user'), duties: dutiesOf(duties) }, 'moderator'),
      )
    },
  })
}
