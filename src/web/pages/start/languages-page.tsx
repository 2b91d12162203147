import { useMutation, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CallError, call } from '#web/app/call-client.ts'
import { LanguageCard, LanguageGrid, notYetLook } from '#web/parts/language-card.tsx'
import { whyNotYet } from '#web/parts/language-facts.ts'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery, languagesQuery, programQuery } from '#web/app/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { api } from '#contract/api.ts'
import type { Language } from '#contract/learners/languages.ts'

export function LanguagesPage() {
  const [{ data: languages }, { data: enrolments }, { data: program }] = useSuspenseQueries({
    queries: [languagesQuery, enrolmentsQuery, programQuery],
  })
  const { start, starting, error } = useEnrolment(program.subscription !== null)
  const learning = new Set(enrolments.map(enrolment => enrolment.language_id))
  const [offered, inPreparation] = [languages.filter(isOffered), languages.filter(language => !isOffered(language))]

  return (
    <>
      <ButtonLink kind="quiet" className="-ms-5" to={paths.dashboard}>
        Back to Dashboard
      </ButtonLink>
      <PageHeading title={languages.length > 0 ? 'Choose Your Language' : 'No Languages Found'} />
      {languages.length === 0 ? (
        <p className="mt-3 text-quiet">This installation offers no language yet. Please come back later.</p>
      ) : (
        <p className="mt-3 max-w-prose text-quiet">
          Your program covers every language. Each one you add shares the minutes of your day.
        </p>
      )}
      {error && (
        <Notice kind="error" className="mt-4">
          The language could not be added. {error.message} Nothing was changed.
        </Notice>
      )}
      {languages.length > 0 && (
        <div className="mt-6">
          <LanguageGrid>
            {[...offered, ...inPreparation].map(language => (
              <LanguageCard key={language.id} language={language} levels={language.levels} heading="h2">
                {learning.has(language.id) ? (
                  <p className="flex min-h-11 items-center text-correct">✓ You are learning {language.name}</p>
                ) : (
                  <StartButton
                    language={language}
                    isStarting={starting === language.id}
                    onStart={() => start(language.id)}
                  />
                )}
              </LanguageCard>
            ))}
          </LanguageGrid>
        </div>
      )}
    </>
  )
}

const isOffered = (language: Language) => language.levels.length > 0

function StartButton({ language, isStarting, onStart }: { language: Language; isStarting: boolean; onStart(): void }) {
  const reason = whyNotYet(language.name, language.levels)
  const reasonId = `preparation-${language.code}`
  return (
    <>
      {reason && (
        <p id={reasonId} className="mb-2 text-sm text-quiet">
          {reason}
        </p>
      )}
      <Button
        className={`w-full max-sm:px-2 max-sm:text-sm ${notYetLook}`}
        disabled={reason !== undefined}
        aria-describedby={reason && reasonId}
        aria-busy={isStarting}
        onClick={onStart}
      >
        {isStarting ? 'Starting...' : `Start Learning ${language.name}`}
      </Button>
    </>
  )
}

/** Enrols as a beginner and goes to the dashboard; without a subscription the way leads to the plan for that language. */
function useEnrolment(isSubscribed: boolean) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const enrolment = useMutation({
    networkMode: 'always',
    mutationFn: (languageId: number) =>
      call(api.enrol, { body: { language_id: languageId, proficiency_level: 'beginner' } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: enrolmentsQuery.queryKey })
      void queries.invalidateQueries()
      await navigate(paths.dashboard)
    },
    onError: async (error, languageId) => {
      if (error instanceof CallError && error.code === 'SUBSCRIPTION_REQUIRED') {
        await navigate(paths.subscription(languageId))
      }
    },
  })
  return {
    start: (languageId: number) => {
      if (enrolment.isPending) return
      if (isSubscribed) enrolment.mutate(languageId)
      else void navigate(paths.subscription(languageId))
    },
    starting: enrolment.isPending ? enrolment.variables : undefined,
    error: enrolment.error,
  }
}
