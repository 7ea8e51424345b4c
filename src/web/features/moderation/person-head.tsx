import type { PersonFile } from '#contract/person-file.ts'
import { dutiesOf } from '#domain/access/duties.ts'
import { rolesOf } from '#domain/access/roles.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonRatings } from '../../entities/person/person-ratings.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { languageName } from '../../lib/format.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'

/** Who a person is, how to reach them, and whether they can sign in. */
export function PersonHead({ person }: { person: PersonFile }) {
  const t = useTranslate()
  const format = useFormat()
  const { sign_in: signIn } = person
  const when = (at: string) => format.date(at, 'full-date-time', viewerZone())
  const facts = [
    [t('moderation.person.email'), person.email],
    [t('moderation.person.phone'), person.phone],
    [t('moderation.person.city'), person.city],
    [t('moderation.person.language'), languageName(person.locale, t.language)],
    [t('moderation.person.joined'), format.date(person.created_at, 'date', viewerZone())],
    [
      t('moderation.person.level'),
      `${person.kyc_level} · ${t(`admin.kyc.${person.kyc_status}` as 'admin.kyc.none')}`,
    ],
    [
      t('moderation.person.last-sign-in'),
      signIn && (signIn.last_sign_in_at ? when(signIn.last_sign_in_at) : t('moderation.person.never')),
    ],
    [t('moderation.person.devices'), signIn && format.number(signIn.sessions)],
    [t('moderation.person.second-factors'), signIn && format.number(signIn.second_factors)],
    [t('moderation.person.id'), person.id],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <Card className="mt-6">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={person.name || person.email} src={avatarAddress(person.avatar_path, 160)} size={72} />
        <div className="min-w-0">
          <p className="flex flex-wrap gap-1.5">
            {rolesOf(person.roles, 'user').map((role) => (
              <Badge key={role}>{t(`admin.role.${role}`)}</Badge>
            ))}
            {dutiesOf(person.duties).map((duty) => (
              <Badge key={duty} tone="notice">
                {t(`admin.duty.${duty}`)}
              </Badge>
            ))}
            {person.is_blocked && <Badge tone="bad">{t('admin.blocked')}</Badge>}
            {signIn?.is_banned && <Badge tone="bad">{t('moderation.person.banned')}</Badge>}
            {signIn && !signIn.is_confirmed && (
              <Badge tone="notice">{t('moderation.person.unconfirmed')}</Badge>
            )}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4">
            <PersonRatings person={person} />
            {!person.is_blocked && (
              <Link to={`/people/${person.id}`} className="inline-flex min-h-11 items-center underline">
                {t('moderation.person.public')}
              </Link>
            )}
          </p>
        </div>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
