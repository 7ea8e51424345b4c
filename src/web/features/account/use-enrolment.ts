import { useQuery } from '@tanstack/react-query'
import { brand } from '#contract/brand.ts'
import { meetingDemands } from '../../lib/demands.ts'
import { supabase } from '../../lib/supabase.ts'

export interface Enrolment {
  factorId: string
  /** A picture as a data address. */
  qrCode: string
  secret: string
  /** The address that opens an authenticator app on the same device. */
  uri: string
}

/** Begins a new second factor as soon as it is asked for; forgotten with the dialog. */
export function useEnrolment() {
  const { data, error } = useQuery({
    queryKey: ['enrolment'],
    queryFn: begin,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return { enrolment: data, error }
}

async function begin(): Promise<Enrolment> {
  const { auth } = await supabase()
  const known = await auth.mfa.listFactors()
  if (known.error) throw known.error
  // An enrolment that was begun and abandoned would block the next one.
  for (const { id, status } of known.data.all) {
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  }
  const data = await meetingDemands(async () => {
    const enrolled = await auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Authenticator',
      issuer: brand.name,
    })
    if (enrolled.error) throw enrolled.error
    return enrolled.data
  })
  return {
    factorId: data.id,
    qrCode: asAddress(data.totp.qr_code),
    secret: data.totp.secret,
    uri: data.totp.uri,
  }
}

/** Proves that the app has the secret; from now on this session and every later one needs it. */
export async function finishEnrolment({ factorId }: Enrolment, code: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

/** The client puts the picture into an address as it is, where the first `#` of a colour would end it. */
const asAddress = (picture: string) =>
  `data:image/svg+xml,${encodeURIComponent(picture.replace(/^data:[^,]*,/, ''))}`
