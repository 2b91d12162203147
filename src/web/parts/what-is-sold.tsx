import { useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/learners/languages.ts'
import { DAILY_MINUTES } from '#domain/program/assessment.ts'
import { levelsInWords, nearestLevel, programHours } from '#domain/program/level-in-words.ts'
import { levels } from '#domain/program/program.ts'
import type { Level } from '#domain/program/program.ts'
import { paths } from '../app/paths.ts'
import { foundLevel } from '../storage/found-level.ts'
import { Notice } from '../ui/notice.tsx'
import { Segments } from '../ui/segments.tsx'

const levelChoices = levels.map(value => ({ value, label: levelsInWords[value].name }))

/**
 * Before anybody pays: the level of the course, what one can do after it, the hours; and, to who knows more than it begins
 * with, what it covers. What is said here of oneself fills in the assessment.
 */
export function WhatIsSold({ language }: { language: Language }) {
  const [known, setKnown] = useState(() => foundLevel.of(language.id))
  const taught = nearestLevel(language.levels, known?.level ?? 'beginner')
  if (!taught) return null
  const { name, span, abilities } = levelsInWords[taught]
  const choose = (level: Level) => {
    const said = { ...known, level }
    foundLevel.save(language.id, said)
    setKnown(said)
  }
  return (
    <>
      <p className="mt-3 text-sm">
        <b className="font-semibold">
          {name}, {span}
        </b>{' '}
        · {programHours(DAILY_MINUTES.standard)} hours at {DAILY_MINUTES.standard} minutes a day
      </p>
      <details className="text-sm">
        <summary className="min-h-6 py-1 text-quiet underline decoration-line underline-offset-4">
          What you can do after it
        </summary>
        <p className="mt-1">{abilities}</p>
      </details>
      <div className="mt-2 text-sm">
        <Segments
          legend={`Your ${language.name} so far`}
          choices={levelChoices}
          value={known?.level}
          onChange={choose}
          compact
        />
      </div>
      {known && known.level !== taught && (
        <Covered language={language} said={known.level} taught={taught} found={known.found} />
      )}
    </>
  )
}

/** From this share of its words on, a course has little to teach. */
const NEARLY_ALL = 0.85

/** What the course covers, for who is beyond where it begins. */
function Covered({
  language,
  said,
  taught,
  found,
}: {
  language: Language
  said: Level
  taught: Level
  found: { week: number; theme: string; words: number; words_of_course: number } | undefined
}) {
  const { name, span } = levelsInWords[taught]
  const isTooEasy = found ? found.words >= NEARLY_ALL * found.words_of_course : said === 'advanced'
  return (
    <Notice kind="info" className="mt-3 text-sm">
      <p>
        {language.name} is taught at one level for now: {name.toLowerCase()}, {span}. An{' '}
        {levelsInWords[said].name.toLowerCase()} course is in preparation.{' '}
        {found
          ? `You know about ${found.words} of its ${found.words_of_course} words and would begin about week ${found.week}, “${found.theme}”.`
          : 'The test of the first day puts you in the week where it becomes new to you.'}
        {isTooEasy && ' It would teach you little: please try it before you pay.'}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {!found && <QuietLink to={paths.levelFinder(language.code)}>Find your level first</QuietLink>}
        <QuietLink to={paths.trial(language.code)}>Try a lesson first</QuietLink>
      </p>
    </Notice>
  )
}

function QuietLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {children}
    </Link>
  )
}
