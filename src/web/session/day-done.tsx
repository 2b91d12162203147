import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { BookOpen, Flame, MessagesSquare, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LanguageDay } from '#contract/program/day-summary.ts'
import { streakLabel } from '#domain/calendar/streak.ts'
import { learnedInWords } from '#domain/program/learned-words.ts'
import { milestoneReached } from '#domain/program/milestones.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { useFocus } from '../ui/use-focus.ts'
import { paths } from '../app/paths.ts'
import { daySummaryQuery } from '../app/queries.ts'
import { Reading } from '../parts/reading.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import { useSpeech } from '../speech/use-speech.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Foreign } from '../ui/foreign.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgramArc } from '../ui/program-arc.tsx'
import { useTimer } from '../ui/use-timer.ts'
import { SessionScreen } from './session-screen.tsx'

/** The last answers of a session reach the server a moment after it. */
const LOOK_AGAIN_MS = 1500

/** The end of a day: the arc closes by one degree, what was learned, a sentence to hear, what tomorrow begins with. */
export function DayDone({ unsaved }: { unsaved: number }) {
  const { data: day } = useSuspenseQuery(daySummaryQuery)
  const { refetch } = useQuery(daySummaryQuery)
  useTimer(LOOK_AGAIN_MS, () => void refetch())
  const goOn = useFocus<HTMLAnchorElement>()
  const { program, streak_days } = day
  const learned = day.languages.filter(language => learnedInWords(language) !== '')
  const milestone = program ? milestoneReached(program.program_day) : undefined
  const isToday = milestone !== undefined && program!.program_day < milestone + 7
  return (
    <SessionScreen
      done={day.tasks_completed}
      total={day.tasks_total}
      action={
        isToday ? (
          <ButtonLink ref={goOn} to={paths.milestone(milestone)} className="w-full">
            {milestone === PROGRAM_DAYS ? 'See what you reached' : 'Half of the way: see what it holds'}
          </ButtonLink>
        ) : (
          <ButtonLink ref={goOn} to={paths.dashboard} className="w-full">
            Done for today
          </ButtonLink>
        )
      }
    >
      <div className="flex items-end gap-4">
        {program && (
          <ProgramArc
            from={Math.max(0, program.days_learned - 1)}
            day={program.days_learned}
            size={112}
            label={`${program.days_learned} of ${PROGRAM_DAYS} degrees`}
          />
        )}
        <div className="min-w-0 pb-1">
          <PageHeading title="Day done" focusKey="day-done" className="text-3xl" />
          {program && (
            <p className="text-quiet">
              Degree {program.days_learned} of {PROGRAM_DAYS}
            </p>
          )}
          <p className="flex items-center gap-1 font-semibold text-ochre">
            <Flame aria-hidden size={18} />
            {streakLabel(streak_days)} in a row
          </p>
        </div>
      </div>
      {unsaved > 0 && (
        <Notice kind="error" className="mt-4">
          {unsaved === 1 ? 'One task is' : `${unsaved} tasks are`} not saved as completed yet. Nothing is lost: it is
          sent again when you are back online.
        </Notice>
      )}
      {learned.length === 0 && (
        <p className="mt-4 text-lg">
          {day.tasks_total === 1 ? 'The task of today is' : `All ${day.tasks_total} tasks are`} ticked. No question was
          answered today, so there is nothing to count.
        </p>
      )}
      {learned.map(language => (
        <Learned key={language.language_id} language={language} named={learned.length > 1} />
      ))}
      <Tomorrow languages={day.languages} />
      <More languages={day.languages} />
    </SessionScreen>
  )
}

function Learned({ language, named }: { language: LanguageDay; named: boolean }) {
  const { sentence, language_code: code } = language
  const speech = useSpeech(code)
  return (
    <>
      <p className="mt-4 text-lg">
        {named && <span className="font-semibold">{language.language_name}: </span>}
        {learnedInWords(language)}.
      </p>
      {sentence && (
        <div className="mt-3 rounded-md border border-line bg-sheet p-4">
          <h2 className="font-sans text-sm font-semibold text-quiet">You can now say</h2>
          <div className="mt-1 flex items-start gap-3">
            <div className="min-w-0 grow">
              <Foreign lang={code} as="p" className="font-display text-2xl leading-snug">
                {sentence.text}
              </Foreign>
              <Reading
                code={code}
                of={sentence.text}
                text={sentence.reading ?? undefined}
                className="block text-quiet"
              />
              <p className="text-quiet">{sentence.translation}</p>
            </div>
            <SpeakButton speech={speech} text={sentence.text} name={`Listen to ${sentence.text}`} />
          </div>
        </div>
      )}
    </>
  )
}

function Tomorrow({ languages }: { languages: readonly LanguageDay[] }) {
  const next = languages.find(language => language.next_lesson)?.next_lesson
  const due = languages.reduce((sum, language) => sum + language.due_tomorrow, 0)
  if (!next && due === 0) return null
  const words = due > 0 ? `${due} ${due === 1 ? 'word comes' : 'words come'} back` : undefined
  return (
    <p className="mt-4">
      <span className="font-semibold">Tomorrow:</span>{' '}
      {next ? `${next.title} (lesson, ${next.minutes} min)${words ? `, and ${words}` : ''}` : words}.
    </p>
  )
}

/** For those who want more. */
function More({ languages }: { languages: readonly LanguageDay[] }) {
  const [language] = languages
  const next = language?.next_lesson
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5">
      <MoreLink to={paths.words(language?.language_id)} icon={<RotateCcw aria-hidden size={18} />} name="Review more" />
      <MoreLink
        to={paths.conversation(language && { language: language.language_name })}
        icon={<MessagesSquare aria-hidden size={18} />}
        name="Talk"
      />
      {next && <MoreLink to={paths.lesson(next.id)} icon={<BookOpen aria-hidden size={18} />} name="Read on" />}
    </ul>
  )
}

function MoreLink({ to, icon, name }: { to: string; icon: ReactNode; name: string }) {
  return (
    <li>
      <Link to={to} className="inline-flex min-h-11 items-center gap-2 text-sea">
        {icon}
        {name}
      </Link>
    </li>
  )
}
