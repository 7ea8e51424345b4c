import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoadedMail, MailSummary, PreviewedMail } from '#contract/mail-texts.ts'
import type { TextLanguage } from '#domain/content/page-text.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

interface WhichMail {
  template: string
  language: TextLanguage
}

/** Every mail of the product. */
export function useMailList(language: TextLanguage) {
  const user = useUser()
  return useQuery({
    queryKey: ['mail-texts', user?.id, language],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () =>
      (await callFunction<{ mails: MailSummary[] }>('list-mail-texts', { language })).mails,
  })
}

/** The texts of a mail in a language, with their history; not asked for while nobody knows whether there is such a mail. */
export function useMail(mail: WhichMail, isKnown: boolean) {
  const user = useUser()
  return useQuery({
    queryKey: ['mail-texts', user?.id, mail.language, mail.template],
    enabled: user !== undefined && isKnown,
    staleTime: 0,
    queryFn: () => callFunction<LoadedMail>('load-mail', mail),
  })
}

/** Texts by their keys; null for the shipped one. */
export type MailDrafts = Record<string, string | null>

/** The mail as it would arrive with these texts. */
export function useMailPreview(mail: WhichMail, texts: MailDrafts, isReady: boolean) {
  return useQuery({
    queryKey: ['mail-preview', mail, texts],
    enabled: isReady,
    placeholderData: (before) => before,
    queryFn: () => callFunction<PreviewedMail>('preview-mail', { ...mail, texts }),
  })
}

export function useSaveMail() {
  const queries = useQueryClient()
  return {
    save: useMutation({
      mutationFn: (draft: WhichMail & { texts: MailDrafts; last: number; reason: string }) =>
        callFunction('save-mail', draft),
      onSettled: () => queries.invalidateQueries({ queryKey: ['mail-texts'] }),
    }),
    test: useMutation({
      mutationFn: (mail: WhichMail & { variant: number }) =>
        callFunction<{ to: string }>('send-mail-preview', mail),
    }),
  }
}
