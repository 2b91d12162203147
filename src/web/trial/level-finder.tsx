import { useState } from 'react'
import { finderResult, nextFinderQuestion } from '#domain/plan/level-finder.ts'
import type { FinderAnswer, FinderBank, FinderResult } from '#domain/plan/level-finder.ts'
import { paths } from '../app/paths.ts'
import { foundLevel } from '../storage/found-level.ts'
import { useDraft } from '../storage/use-draft.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { FinderQuestionScreen } from './finder-question.tsx'
import { FinderVerdict } from './finder-verdict.tsx'

type TestedLanguage = { id: number; code: string; name: string }

/** What was answered in this tab. */
type Draft = { isRunning: boolean; seed: number; answers: FinderAnswer[] }

/** The level finder: what it is, its questions one at a time, and what it found. */
export function LevelFinder({ language, bank }: { language: TestedLanguage; bank: FinderBank }) {
  const [newSeed] = useState(() => Math.floor(Math.random() * 0x7fffffff))
  const [draft, change] = useDraft<Draft>(`meridian.finder.${language.code}`, {
    isRunning: false,
    seed: newSeed,
    answers: [],
  })
  const { isRunning, seed, answers } = draft
  const question = nextFinderQuestion(bank, answers, seed)
  if (isRunning && question) {
    return (
      <FinderQuestionScreen
        key={question.item}
        question={question}
        code={language.code}
        asked={answers.length}
        onAnswer={given => {
          const more = [...answers, { item: question.item, given }]
          change({ answers: more })
          if (!nextFinderQuestion(bank, more, seed)) keep(language, bank, finderResult(bank, more))
        }}
        onLeave={() => change({ isRunning: false })}
      />
    )
  }
  if (answers.length > 0 && !question) {
    return (
      <FinderVerdict
        language={language}
        bank={bank}
        result={finderResult(bank, answers)}
        onAgain={() => change({ isRunning: true, answers: [], seed: newSeed === seed ? seed + 1 : newSeed })}
      />
    )
  }
  return <Opening language={language} isBegun={answers.length > 0} onStart={() => change({ isRunning: true })} />
}

/** The assessment begins with the level, and the plan page tells what it means. */
function keep({ id }: TestedLanguage, bank: FinderBank, { level, week, words, words_of_course }: FinderResult) {
  const theme = bank.weeks.find(each => each.week === week)?.theme ?? ''
  foundLevel.save(id, { level, found: { week, theme, words, words_of_course } })
}

function Opening({ language, isBegun, onStart }: { language: TestedLanguage; isBegun: boolean; onStart(): void }) {
  return (
    <section className="mx-auto max-w-prose">
      <PageHeading title={`Find your level in ${language.name}`} />
      <p className="mt-3 text-lg">
        Up to twenty words, three minutes at most. Say what each means, or that you do not know it: that is no mistake,
        and it ends the sooner.
      </p>
      <p className="mt-3 text-quiet">
        No account is needed. What is found stays in this browser and fills in the first question of your assessment.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button className="min-h-12" onClick={onStart}>
          {isBegun ? 'Go on' : 'Begin'}
        </Button>
        <ButtonLink kind="secondary" className="min-h-12" to={paths.trial(language.code)}>
          I am new to {language.name}: try a lesson
        </ButtonLink>
      </div>
    </section>
  )
}
