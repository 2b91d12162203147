import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { MAX_NAME_LENGTH } from '#domain/program/certificate.ts'
import { useAuth } from '../app/auth.tsx'
import { call } from '../app/call-client.ts'
import { paths } from '../app/paths.ts'
import { ownCertificateQuery } from '../app/queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The certificate of a language: made out to the name the learner gives, then a link to its public page. */
export function MakeCertificate({ enrolment }: { enrolment: Enrolment }) {
  const { user } = useAuth()
  const queries = useQueryClient()
  const { language_id, language_name } = enrolment
  const { data: kept } = useSuspenseQuery(ownCertificateQuery(language_id))
  const [name, setName] = useState(kept?.name ?? user?.given_name ?? '')
  const issue = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.issueCertificate, { body: { language_id, name } }),
    onSuccess: certificate => queries.setQueryData(ownCertificateQuery(language_id).queryKey, certificate),
  })
  const isBlank = name.trim() === ''
  return (
    <section aria-labelledby={`certificate-${language_id}`} className="mt-6 rounded-md border border-ochre p-4">
      <h2 id={`certificate-${language_id}`} className="text-xl">
        Your {language_name} certificate
      </h2>
      <p className="mt-1 text-sm text-quiet">
        It says what was measured, the hours and the words. Whoever has its address can see it and that it is genuine,
        until you delete your account.
      </p>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={event => {
          event.preventDefault()
          if (!isBlank && !issue.isPending) issue.mutate()
        }}
      >
        <label className="min-w-48 grow">
          <span className="block text-sm">Name on the certificate</span>
          <input
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="name"
            onChange={event => setName(event.target.value)}
            className="mt-1 min-h-11 w-full rounded-md border border-quiet bg-paper px-3"
          />
        </label>
        <Button type="submit" kind={kept ? 'secondary' : 'primary'} aria-busy={issue.isPending} disabled={isBlank}>
          {kept ? 'Make it anew' : 'Make my certificate'}
        </Button>
      </form>
      {issue.isError && (
        <Notice kind="error" className="mt-3">
          The certificate could not be made. {issue.error.message} Please try again.
        </Notice>
      )}
      {kept && (
        <ButtonLink to={paths.certificate(kept.token)} className="mt-4 w-full sm:w-auto">
          Open the certificate
        </ButtonLink>
      )}
    </section>
  )
}
