import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import type { Lesson } from '#contract/lessons.ts'
import { languageById } from '#domain/languages.ts'
import { lessonResults, lessonWords } from '#domain/lesson-results.ts'
import type { Phrase } from '#domain/lesson.ts'
import { LessonExercises } from '../activities/lesson-exercises.tsx'
import { ModeChoice } from '../activities/mode-choice.tsx'
import { LessonReview } from '../activities/lesson-review.tsx'
import { useReviews } from '../activities/use-reviews.ts'
import { VocabularyList } from '../activities/vocabulary-list.tsx'
import { CallError, call } from '../call-client.ts'
import { paths } from '../paths.ts'
import { SpeakButton } from '../speech/speak-button.tsx'
import { useSpeech } from '../speech/use-speech.ts'
import type { Speech } from '../speech/use-speech.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Foreign } from '../ui/foreign.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { useSavedWork } from '../use-saved-work.ts'

export function LessonPage() {
  const { lessonId = '' } = useParams()
  const { data: lesson } = useSuspenseQuery({
    queryKey: ['lesson', lessonId],
    queryFn: () =>
      call(api.lesson, { params: { id: lessonId } }).catch(error => {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }),
  })
  if (!lesson) {
    return (
      <section className="mx-auto max-w-prose py-16 text-center">
        <PageHeading title="Lesson Not Found" className="text-3xl" />
        <p className="mt-3 text-quiet">
          The address may be mistyped, or the lesson belongs to a course you do not take.
        </p>
        <ButtonLink className="mt-6" to={paths.dashboard}>
          Back to Dashboard
        </ButtonLink>
      </section>
    )
  }
  return <OneLesson key={lesson.id} lesson={lesson} />
}

/** Answers on their way to being handed in, kept in the browser. */
const LessonWork = z.object({
  position: z.int(),
  answers: z.record(z.string(), z.string()),
  /** How long each exercise was in sight. */
  milliseconds: z.record(z.string(), z.number()),
  completed: z.boolean(),
})
const newWork: z.infer<typeof LessonWork> = { position: 0, answers: {}, milliseconds: {}, completed: false }

function OneLesson({ lesson }: { lesson: Lesson }) {
  const { content } = lesson
  const code = languageById(lesson.language_id)?.code ?? 'en'
  const queries = useQueryClient()
  const [work, setWork, forgetWork] = useSavedWork('lesson', lesson.id, LessonWork, newWork)
  const [handedIn, setHandedIn] = useState(work.completed)
  const speech = useSpeech(code)
  const report = useReviews(lesson.language_id)
  const results = lessonResults(content.exercises, work.answers, lessonWords(content))

  const completion = useMutation({
    mutationFn: () =>
      call(api.completeLesson, { params: { id: lesson.id }, body: { status: 'completed', score: results.score } }),
    // Refused by the browser's own idea of being offline, a press would only wait in silence.
    networkMode: 'always',
    onSuccess: () => {
      for (const { exercise, given, verdict } of results.answers) {
        if (!exercise.item || given === '') continue
        const milliseconds = work.milliseconds[exercise.id] ?? 0
        report({ item: exercise.item, activity: 'lesson', verdict, milliseconds })
      }
      setWork(before => ({ ...before, completed: true }))
      setHandedIn(true)
      window.scrollTo(0, 0)
      void queries.invalidateQueries({ predicate: query => query.queryKey[0] !== 'lesson' })
    },
  })
  const retry = () => {
    forgetWork()
    window.location.reload()
  }

  if (handedIn) {
    return <LessonReview lesson={lesson} code={code} results={results} onRetry={retry} />
  }
  const answered = content.exercises.filter(exercise => work.answers[exercise.id]?.trim()).length
  return (
    <article>
      <Header lesson={lesson} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-10">
          <Section title="Introduction">
            <p className="mt-2 max-w-prose text-lg">{content.introduction}</p>
          </Section>
          {content.vocabulary.length > 0 && (
            <Section title="Vocabulary">
              <VocabularyList
                vocabulary={content.vocabulary}
                code={code}
                languageName={lesson.content_type}
                speech={speech}
              />
            </Section>
          )}
          {content.main_content.length > 0 && (
            <div className="space-y-8">
              {content.main_content.map(part => (
                <Section key={part.title} title={part.title}>
                  {part.explanation.split(/\n+/u).map(text => (
                    <p key={text} className="mt-2 max-w-prose">
                      {text}
                    </p>
                  ))}
                  <Phrases phrases={part.examples} code={code} speech={speech} />
                </Section>
              ))}
            </div>
          )}
          {content.examples.length > 0 && (
            <Section title="Examples">
              <Phrases phrases={content.examples} code={code} speech={speech} />
            </Section>
          )}
          <Section title="Practice Exercises">
            <ModeChoice className="mt-2" />
            <LessonExercises
              content={content}
              code={code}
              position={Math.min(work.position, Math.max(0, content.exercises.length - 1))}
              answers={work.answers}
              pending={completion.isPending}
              onMove={(position, left, milliseconds) =>
                setWork(before => ({
                  ...before,
                  position,
                  milliseconds: { ...before.milliseconds, [left]: (before.milliseconds[left] ?? 0) + milliseconds },
                }))
              }
              onAnswer={(id, text) => setWork(before => ({ ...before, answers: { ...before.answers, [id]: text } }))}
              onComplete={() => completion.mutate()}
            />
            {completion.isError && (
              <Notice kind="error" className="mt-4">
                The lesson could not be completed. {completion.error.message} Your answers are kept: press Complete
                Lesson again.
              </Notice>
            )}
          </Section>
        </div>
        <aside aria-label="Progress and help" className="space-y-8">
          <Section title="Progress">
            <p className="mt-2 mb-2">
              Exercises answered {answered}/{content.exercises.length}
            </p>
            <ProgressBar label="Exercises answered" value={answered} max={content.exercises.length} />
            {lesson.progress && (
              <p className="mt-2 text-sm text-quiet">Completed before. Best score: {lesson.progress.best_score}%</p>
            )}
          </Section>
          <Section title="Need Help?">
            <p className="mt-2">Ask the tutor about this lesson, or practise what you learned.</p>
            <ButtonLink
              kind="secondary"
              className="mt-3 w-full"
              to={paths.conversation({ language: lesson.content_type })}
            >
              Start AI Chat
            </ButtonLink>
          </Section>
        </aside>
      </div>
    </article>
  )
}

function Header({ lesson }: { lesson: Lesson }) {
  return (
    <header className="border-b border-line pb-6">
      <p className="flex flex-wrap gap-x-4 text-quiet">
        <span>
          Week {lesson.week_number}, Day {lesson.day_number}
        </span>
        <span>{lesson.content_type}</span>
      </p>
      <PageHeading title={lesson.title} className="mt-2 text-3xl sm:text-4xl" />
      <p className="mt-2 max-w-prose text-lg">{lesson.description}</p>
      <p className="mt-3 flex flex-wrap gap-x-5 text-quiet">
        <span>
          {lesson.estimated_duration} {lesson.estimated_duration === 1 ? 'minute' : 'minutes'}
        </span>
        <span>{lesson.difficulty_level}</span>
      </p>
    </header>
  )
}

function Phrases({ phrases, code, speech }: { phrases: readonly Phrase[]; code: string; speech: Speech }) {
  return (
    <ul className="mt-3 space-y-3">
      {phrases.map(phrase => (
        <li key={phrase.text} className="flex items-start gap-3">
          <SpeakButton speech={speech} text={phrase.text} name={`Listen to ${phrase.text}`} />
          <p className="min-w-0">
            <Foreign lang={code} className="text-xl">
              {phrase.text}
            </Foreign>
            {phrase.reading && <span className="block text-quiet">{phrase.reading}</span>}
            <span className="block text-quiet">{phrase.translation}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
