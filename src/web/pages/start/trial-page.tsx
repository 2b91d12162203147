import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { languageByNameOrCode } from '#domain/languages.ts'
import { useAuth } from '#web/app/auth.tsx'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery, trialLessonQuery } from '#web/app/queries.ts'
import { NoSuchLanguage } from '#web/trial/no-such-language.tsx'
import { TrialLesson } from '#web/trial/trial-lesson.tsx'
import { LoadingView } from '#web/ui/loading-view.tsx'

/** The first lesson of a language, whole, for anybody. Who already learns the language goes on to the lesson itself. */
export function TrialPage() {
  const { language: text = '' } = useParams()
  const language = languageByNameOrCode(text)
  return language ? <Trial key={language.id} language={language} /> : <NoSuchLanguage />
}

function Trial({ language }: { language: { id: number; code: string; name: string } }) {
  const { user, isPending } = useAuth()
  const { data: lesson } = useSuspenseQuery(trialLessonQuery(language.id))
  const { data: enrolments, isLoading } = useQuery({ ...enrolmentsQuery, enabled: user !== undefined })
  if (!lesson) return <NoSuchLanguage name={language.name} />
  if (isPending || isLoading) return <LoadingView />
  if (enrolments?.some(each => each.language_id === language.id)) {
    return <Navigate to={paths.lesson(lesson.id)} replace />
  }
  return <TrialLesson language={language} lesson={lesson} />
}
