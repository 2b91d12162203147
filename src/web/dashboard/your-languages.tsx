import { Flag } from '../parts/flag.tsx'
import { useContinueLearning } from './use-continue-learning.ts'
import { shownDate } from '../parts/shown-date.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProgramArc } from '../ui/program-arc.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { Enrolment } from '#contract/learners/enrolments.ts'

export function YourLanguages({ enrolments }: { enrolments: Enrolment[] }) {
  return (
    <section aria-labelledby="your-languages">
      <h2 id="your-languages" className="text-2xl">
        Your Languages
      </h2>
      <ul className="mt-3">
        {enrolments.map(enrolment => (
          <LanguageProgress key={enrolment.id} enrolment={enrolment} />
        ))}
      </ul>
    </section>
  )
}

function LanguageProgress({ enrolment }: { enrolment: Enrolment }) {
  const { go, isLooking, message } = useContinueLearning(enrolment)
  const { language_name, lessons_completed, lessons_total } = enrolment
  const nameId = `language-${enrolment.id}`
  return (
    <li className="border-t border-line py-5">
      <div className="flex items-center gap-3">
        <Flag emoji={enrolment.flag_emoji} className="text-3xl" />
        <div className="min-w-0 flex-1">
          <h3 id={nameId} className="text-xl">
            {language_name}
          </h3>
          <p className="text-sm text-quiet">
            <span className="capitalize">{enrolment.proficiency_level}</span> · until{' '}
            {shownDate(enrolment.target_completion_date)}
          </p>
        </div>
        <span aria-hidden>
          <ProgramArc day={lessons_completed} days={lessons_total} size={44} label="" />
        </span>
      </div>
      <p className="mt-3 mb-1 text-sm text-quiet">
        {lessons_completed} of {lessons_total} lessons
      </p>
      <ProgressBar label={`${language_name} lessons done`} value={lessons_completed} max={lessons_total} />
      <Button kind="secondary" className="mt-4 w-full" onClick={go} aria-busy={isLooking} aria-describedby={nameId}>
        Continue Learning
      </Button>
      {message && (
        <Notice kind={message.kind} className="mt-3">
          {message.text}
        </Notice>
      )}
    </li>
  )
}
