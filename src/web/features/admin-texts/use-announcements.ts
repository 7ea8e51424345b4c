import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Announcement } from '#contract/announcements.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** All announcements, the latest first. */
export function useAnnouncements() {
  const user = useUser()
  return useQuery({
    queryKey: ['announcements', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () =>
      (await callFunction<{ announcements: Announcement[] }>('load-announcements')).announcements,
  })
}

interface AnnouncementDraft extends Pick<Announcement, 'audience' | 'texts' | 'isDismissible'> {
  id?: number
  version?: number
  startsAt?: string
  endsAt: string | null
}

/** Writes or changes an announcement. */
export function useSaveAnnouncement() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: AnnouncementDraft) => callFunction<{ id: number }>('save-announcement', draft),
    onSettled: () => queries.invalidateQueries({ queryKey: ['announcements'] }),
  })
}
